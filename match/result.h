// A value, or the sentence that says why there is none. Result<void> is success, or the sentence
// that says what went wrong. Nothing here throws.
#pragma once

#include <cassert>
#include <optional>
#include <string>
#include <utility>

namespace curia {

struct Failure {
    std::string text;
};

template <class T>
class [[nodiscard]] Result {
public:
    Result(T value) : value_(std::move(value)) {}
    Result(Failure failure) : failure_(std::move(failure)) {}

    explicit operator bool() const { return value_.has_value(); }
    T& operator*() { return *value_; }
    const T& operator*() const { return *value_; }
    T* operator->() { return &*value_; }
    const T* operator->() const { return &*value_; }
    const std::string& why() const { return failure_.text; }
    Failure failure() const { return failure_; }

private:
    std::optional<T> value_;
    Failure failure_;
};

// `return {};` is success.
template <>
class [[nodiscard]] Result<void> {
public:
    Result() = default;
    Result(Failure failure) : has_failed_(true), failure_(std::move(failure)) {}

    explicit operator bool() const { return !has_failed_; }
    const std::string& why() const { return failure_.text; }
    Failure failure() const { return failure_; }

private:
    bool has_failed_ = false;
    Failure failure_;
};

}  // namespace curia
