// Rate limits at a table, for each kind of client.
#include "tests/server/room_test.h"

namespace curia {
namespace {

// How many of these are let through before the bucket is empty, and whose bucket it was.
class TableLimits : public RoomTest {
protected:
    template <class Message>
    int let_through(net::Connection connection, const Message& message) {
        int count = 0;
        for (empty = room->empty_bucket(connection, message); !empty && count < 1000; ++count)
            empty = room->empty_bucket(connection, message);
        return count;
    }
    static protocol::Join joining(int seat) {
        protocol::Join join;
        join.token.emplace(token(seat));
        return join;
    }
    using Whose = TableBuckets::Whose;
    std::optional<Whose> empty;
};

TEST_F(TableLimits, ASeatHasABucketOfItsOwnOverHoweverManySockets) {
    open({Kind::Person, Kind::Person});
    join(0);
    join(1);
    const protocol::Say hello{.id = {}, .text = "hello"};
    EXPECT_EQ(let_through(socket(0), hello), 100);
    EXPECT_EQ(empty, Whose::Seat);
    EXPECT_EQ(let_through(socket(1), hello), 100);
    join(77, 0);  // the same seat on another device
    EXPECT_EQ(let_through(77, hello), 0);
    services.pass(1000);
    EXPECT_EQ(let_through(77, hello), 20);
}

TEST_F(TableLimits, ADeviceSpeaksForTheSeatItPlays) {
    open({Kind::Person, Kind::Person});
    join(5, 0);
    const protocol::Say hello{.id = {}, .text = "hello"};
    EXPECT_EQ(let_through(5, hello), 100);
    join(5, 1);  // the person beside them
    EXPECT_EQ(let_through(5, hello), 100);
    EXPECT_EQ(let_through(5, joining(0)), 30);
    EXPECT_EQ(let_through(5, joining(1)), 30);
}

TEST_F(TableLimits, SpectatorsCannotUseUpWhatTheSeatsNeed) {
    open({Kind::Person, Kind::Person});
    join(0);
    int watching = 0;
    for (net::Connection connection = 100; connection < 110; ++connection) {
        room->handle(connection, protocol::Join{});
        watching += let_through(connection, protocol::Start{});
    }
    EXPECT_EQ(watching, 100);  // all of them together
    EXPECT_EQ(empty, Whose::Table);
    EXPECT_EQ(let_through(socket(0), protocol::Start{}), 100);
    EXPECT_EQ(let_through(110, protocol::Join{}), 200);
    EXPECT_EQ(let_through(111, protocol::Join{}), 0);
    // A client that guesses tokens counts as an onlooker.
    protocol::Join guess;
    guess.token.emplace("guess");
    EXPECT_EQ(let_through(112, guess), 0);
    EXPECT_EQ(let_through(113, joining(1)), 30);
}

TEST_F(TableLimits, AnOwnerWithoutASeatKeepsTheirPowers) {
    open({Kind::Person, Kind::Person});
    room->handle(100, protocol::Join{});
    room->handle(101, protocol::Join{});
    room->handle(101, protocol::Own{.id = {}, .token = "owner"});
    EXPECT_EQ(let_through(100, protocol::Start{}), 100);
    EXPECT_EQ(let_through(101, protocol::Set{}), 100);
    EXPECT_EQ(empty, Whose::Owner);
}

// On a slow disk messages wait; those of the seats still get in after those of a crowd.
TEST_F(TableLimits, ACrowdDoesNotFillTheQueueOfATable) {
    open({Kind::Person, Kind::Person});
    join(0);
    join(1);
    room->handle(100, protocol::Join{});
    services.is_held = true;
    act(asked());
    for (int i = 0; i < 100; ++i) room->handle(100, protocol::Start{});
    EXPECT_EQ(text_of(at(services.sent[100].back(), "why")), "too_fast");
    services.sent.clear();
    say(0, protocol::Say{.id = {}, .text = "hello"});
    EXPECT_TRUE(services.sent[socket(0)].empty());  // it waits
}

}  // namespace
}  // namespace curia
