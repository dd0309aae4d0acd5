#include "server/push/vapid.h"

#include <openssl/ec.h>
#include <openssl/ecdsa.h>
#include <openssl/evp.h>
#include <openssl/pem.h>

#include <array>
#include <cstdlib>
#include <span>

#include "match/json/writer.h"

namespace curia {
namespace {

using Bytes = std::span<const unsigned char>;

// 3 bytes are 4 characters. In URLs '-' and '_' replace '+' and '/', without padding.
std::string base64url(Bytes bytes) {
    std::string text(4 * ((bytes.size() + 2) / 3), '\0');
    EVP_EncodeBlock(reinterpret_cast<unsigned char*>(text.data()), bytes.data(),
                    static_cast<int>(bytes.size()));
    while (text.ends_with('=')) text.pop_back();
    for (char& c : text) c = c == '+' ? '-' : c == '/' ? '_' : c;
    return text;
}

Bytes bytes_of(std::string_view text) {
    return {reinterpret_cast<const unsigned char*>(text.data()), text.size()};
}

template <auto release>
struct Release {
    template <class T>
    void operator()(T* one) const {
        release(one);
    }
};
using Bio = std::unique_ptr<BIO, Release<BIO_free>>;
using Digest = std::unique_ptr<EVP_MD_CTX, Release<EVP_MD_CTX_free>>;
using Signature = std::unique_ptr<ECDSA_SIG, Release<ECDSA_SIG_free>>;

// Fails only if memory runs out, or if the library is broken.
void must(bool good) {
    if (!good) std::abort();
}

struct Claims {
    std::string_view aud;
    std::int64_t exp = 0;
    std::string_view sub;
    static constexpr auto description() {
        return describe("claims", field("aud", &Claims::aud), field("exp", &Claims::exp),
                        field("sub", &Claims::sub));
    }
};

}  // namespace

std::string VapidKey::make() {
    const std::shared_ptr<EVP_PKEY> key(EVP_EC_gen("P-256"), EVP_PKEY_free);
    const Bio out(BIO_new(BIO_s_mem()));
    must(key && out &&
         PEM_write_bio_PrivateKey(out.get(), key.get(), nullptr, nullptr, 0, nullptr, nullptr) ==
             1);
    char* text = nullptr;
    const long size = BIO_get_mem_data(out.get(), &text);
    return {text, static_cast<std::size_t>(size)};
}

Result<VapidKey> VapidKey::read(const std::string& text) {
    const Bio in(BIO_new_mem_buf(text.data(), static_cast<int>(text.size())));
    VapidKey made;
    made.key_.reset(PEM_read_bio_PrivateKey(in.get(), nullptr, nullptr, nullptr), EVP_PKEY_free);
    std::array<char, 32> curve{};
    if (!made.key_ ||
        EVP_PKEY_get_group_name(made.key_.get(), curve.data(), curve.size(), nullptr) != 1 ||
        std::string_view(curve.data()) != "prime256v1")
        return Failure{"the stored key for web push is damaged"};
    unsigned char* point = nullptr;
    const std::size_t size = EVP_PKEY_get1_encoded_public_key(made.key_.get(), &point);
    must(size > 0);
    made.public_key_ = base64url({point, size});
    OPENSSL_free(point);
    return made;
}

// OpenSSL gives a structure in DER; a JWT wants both numbers, of 32 bytes each.
std::string VapidKey::sign(std::string_view text) const {
    const Digest digest(EVP_MD_CTX_new());
    must(EVP_DigestSignInit(digest.get(), nullptr, EVP_sha256(), nullptr, key_.get()) == 1);
    std::array<unsigned char, 128> der{};
    std::size_t size = der.size();
    must(EVP_DigestSign(digest.get(), der.data(), &size, bytes_of(text).data(), text.size()) == 1);
    const unsigned char* at = der.data();
    const Signature signature(d2i_ECDSA_SIG(nullptr, &at, static_cast<long>(size)));
    must(signature != nullptr);
    constexpr int kNumber = 32;
    std::array<unsigned char, 2 * kNumber> raw{};
    must(BN_bn2binpad(ECDSA_SIG_get0_r(signature.get()), raw.data(), kNumber) == kNumber);
    must(BN_bn2binpad(ECDSA_SIG_get0_s(signature.get()), raw.data() + kNumber, kNumber) == kNumber);
    return base64url(raw);
}

std::string VapidKey::authorization(std::string_view origin, std::string_view contact,
                                    std::int64_t until) const {
    std::string token = base64url(bytes_of(R"({"typ":"JWT","alg":"ES256"})")) + "." +
                        base64url(bytes_of(to_json(Claims{origin, until, contact})));
    token += "." + sign(token);
    return "vapid t=" + token + ", k=" + public_key_;
}

}  // namespace curia
