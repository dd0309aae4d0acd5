// Where pushes may go: endpoints come from clients.
#include "server/push/push_services.h"

#include <gtest/gtest.h>

namespace curia {
namespace {

TEST(PushServices, KnowsThoseOfTheBrowsers) {
    const PushServices services({});
    const auto chrome = services.read("https://fcm.googleapis.com/fcm/send/abc:DEF-1_2?x=1");
    ASSERT_TRUE(chrome);
    EXPECT_EQ(chrome->host, "fcm.googleapis.com");
    EXPECT_EQ(chrome->port, "443");
    EXPECT_EQ(chrome->path, "/fcm/send/abc:DEF-1_2?x=1");
    EXPECT_EQ(chrome->origin, "https://fcm.googleapis.com");
    for (const char* url : {"https://updates.push.services.mozilla.com/wpush/v2/abc",
                            "https://web.push.apple.com/abc", "https://FCM.googleapis.com:443/a",
                            "https://wns2-par02p.notify.windows.com/w/?token=abc"})
        EXPECT_TRUE(services.read(url)) << url;
    EXPECT_EQ(services.read("https://a.notify.windows.com/")->service,
              services.read("https://b.notify.windows.com/")->service);
}

TEST(PushServices, RefusesEverythingElse) {
    const PushServices services({"push.example.org", "localhost:8443"});
    for (const std::string url : {
             "http://fcm.googleapis.com/a",
             "https://127.0.0.1/a",
             "https://localhost/a",
             "https://localhost:8444/a",
             "https://[::1]/a",
             "https://example.org/a",
             "https://notify.windows.com.example.org/a",
             "https://evil-notify.windows.com.example.org/a",
             "https://fcm.googleapis.com.example.org/a",
             "https://fcm.googleapis.com@example.org/a",
             "https://user@fcm.googleapis.com/a",
             "https://example.org#.notify.windows.com/a",
             "https://example.org?.notify.windows.com/a",
             "https://example.org\\.notify.windows.com/a",
             "https://x:80.notify.windows.com/a",
             "https://fcm.googleapis.com:22/a",
             "https://fcm.googleapis.com",
             "https://fcm.googleapis.com/a b",
             "https://fcm.googleapis.com/a\r\nX: y",
             "https://fcm.googleapis.com/a#b",
             "https://.notify.windows.com\n/a",
             "https:///a",
             "",
         })
        EXPECT_FALSE(services.read(url)) << url;
    const std::string start = "https://fcm.googleapis.com/";
    EXPECT_TRUE(services.read(start + std::string(1024 - start.size(), 'a')));
    EXPECT_FALSE(services.read(start + std::string(1025 - start.size(), 'a')));
}

TEST(PushServices, TheOperatorAddsHosts) {
    const PushServices services({"Push.Example.org", "localhost:8443"});
    EXPECT_TRUE(services.read("https://push.example.org/a"));
    EXPECT_EQ(services.read("https://localhost:8443/a")->port, "8443");
    EXPECT_EQ(services.read("https://localhost:8443/a")->origin, "https://localhost:8443");
    for (const char* good : {"push.example.org", "push.example.org:8443", "10.0.0.1"})
        EXPECT_TRUE(is_push_service(good)) << good;
    for (const char* bad : {"", "https://push.example.org", "push.example.org/", "*.example.org",
                            "push.example.org:", "push.example.org:x", "a b", ":443"})
        EXPECT_FALSE(is_push_service(bad)) << bad;
}

}  // namespace
}  // namespace curia
