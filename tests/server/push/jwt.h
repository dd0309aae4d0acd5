// Reads the header Authorization of a push as a push service does (RFC 8292), with OpenSSL alone.
#pragma once

#include <openssl/core_names.h>
#include <openssl/ecdsa.h>
#include <openssl/evp.h>
#include <openssl/param_build.h>

#include <algorithm>
#include <string>

#include "match/json/reader.h"

namespace curia {

inline std::string from_base64url(std::string text) {
    for (char& c : text) c = c == '-' ? '+' : c == '_' ? '/' : c;
    std::size_t padding = 0;
    for (; text.size() % 4 != 0; ++padding) text.push_back('=');
    std::string bytes(text.size() / 4 * 3, '\0');
    EVP_DecodeBlock(reinterpret_cast<unsigned char*>(bytes.data()),
                    reinterpret_cast<const unsigned char*>(text.data()),
                    static_cast<int>(text.size()));
    bytes.resize(bytes.size() - padding);
    return bytes;
}

struct Jwt {
    std::string key;  // "k", base64url
    Json header, claims;
    std::string signed_text, signature;

    // "vapid t=HEADER.CLAIMS.SIGNATURE, k=KEY"
    explicit Jwt(const std::string& authorization) {
        const std::size_t comma = authorization.find(", k=");
        if (!authorization.starts_with("vapid t=") || comma == authorization.npos) return;
        const std::string token = authorization.substr(8, comma - 8);
        key = authorization.substr(comma + 4);
        const std::size_t first = token.find('.'), last = token.rfind('.');
        header = *parse_json(from_base64url(token.substr(0, first)));
        claims = *parse_json(from_base64url(token.substr(first + 1, last - first - 1)));
        signed_text = token.substr(0, last);
        signature = from_base64url(token.substr(last + 1));
    }

    // ES256 with the key that the header names.
    bool is_signed() const {
        const std::string point = from_base64url(key);
        if (signature.size() != 64 || point.size() != 65) return false;
        EVP_PKEY* made = nullptr;
        OSSL_PARAM_BLD* const build = OSSL_PARAM_BLD_new();
        OSSL_PARAM_BLD_push_utf8_string(build, OSSL_PKEY_PARAM_GROUP_NAME, "P-256", 0);
        OSSL_PARAM_BLD_push_octet_string(build, OSSL_PKEY_PARAM_PUB_KEY, point.data(),
                                         point.size());
        OSSL_PARAM* const params = OSSL_PARAM_BLD_to_param(build);
        EVP_PKEY_CTX* const context = EVP_PKEY_CTX_new_from_name(nullptr, "EC", nullptr);
        EVP_PKEY_fromdata_init(context);
        EVP_PKEY_fromdata(context, &made, EVP_PKEY_PUBLIC_KEY, params);
        const auto* const bytes = reinterpret_cast<const unsigned char*>(signature.data());
        ECDSA_SIG* const numbers = ECDSA_SIG_new();
        ECDSA_SIG_set0(numbers, BN_bin2bn(bytes, 32, nullptr), BN_bin2bn(bytes + 32, 32, nullptr));
        unsigned char* der = nullptr;
        const int size = i2d_ECDSA_SIG(numbers, &der);
        EVP_MD_CTX* const digest = EVP_MD_CTX_new();
        const bool good =
            made && EVP_DigestVerifyInit(digest, nullptr, EVP_sha256(), nullptr, made) == 1 &&
            EVP_DigestVerify(digest, der, static_cast<std::size_t>(size),
                             reinterpret_cast<const unsigned char*>(signed_text.data()),
                             signed_text.size()) == 1;
        EVP_MD_CTX_free(digest);
        OPENSSL_free(der);
        ECDSA_SIG_free(numbers);
        EVP_PKEY_CTX_free(context);
        OSSL_PARAM_free(params);
        OSSL_PARAM_BLD_free(build);
        EVP_PKEY_free(made);
        return good;
    }
};

}  // namespace curia
