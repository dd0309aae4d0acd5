// A list with inline storage for N elements: it is copied like an int and never uses the heap.
#pragma once

#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <type_traits>

namespace curia {

template <class T, int N>
class FixedList {
    static_assert(N <= 255);

public:
    static constexpr int capacity() { return N; }

    constexpr void push(const T& value) {
        assert(size_ < N);
        values_[size_++] = value;
    }
    // Resets the removed element, so that equal lists are equal byte for byte.
    constexpr void pop() {
        assert(size_ > 0);
        values_[--size_] = T{};
    }
    constexpr void clear() {
        while (size_ > 0) pop();
    }

    constexpr int size() const { return size_; }
    constexpr bool empty() const { return size_ == 0; }
    constexpr bool full() const { return size_ == N; }

    constexpr T& operator[](int i) {
        assert(i >= 0 && i < size_);
        return values_[static_cast<std::size_t>(i)];
    }
    constexpr const T& operator[](int i) const {
        assert(i >= 0 && i < size_);
        return values_[static_cast<std::size_t>(i)];
    }
    constexpr const T& back() const {
        assert(size_ > 0);
        return values_[size_ - 1u];
    }

    constexpr bool has(const T& value) const {
        for (const T& one : *this)
            if (one == value) return true;
        return false;
    }

    // All N places. Those after the last element hold T{}, so that a loop over a short list can go
    // through all of them without a branch that the processor mispredicts.
    constexpr const std::array<T, N>& places() const { return values_; }

    constexpr T* begin() { return values_.data(); }
    constexpr T* end() { return values_.data() + size_; }
    constexpr const T* begin() const { return values_.data(); }
    constexpr const T* end() const { return values_.data() + size_; }

    constexpr bool operator==(const FixedList& other) const {
        if (size_ != other.size_) return false;
        for (int i = 0; i < size_; ++i)
            if (!((*this)[i] == other[i])) return false;
        return true;
    }

private:
    std::array<T, N> values_{};
    std::uint8_t size_ = 0;
};

// A list that is filled once and then discarded: the legal actions of one decision. Unlike a
// FixedList it does not initialize its storage, which would cost more than filling it.
template <class T, int N>
class Listing {
    static_assert(std::is_trivially_copyable_v<T> && N <= 255);

public:
    Listing() = default;

    constexpr void push(const T& value) {
        assert(size_ < N);
        std::construct_at(&room_[size_++].value, value);
    }
    // The same if `wanted`. The value is written in any case and overwritten by the next one, which
    // is faster than a branch that the processor mispredicts.
    constexpr void push_if(bool wanted, const T& value) {
        assert(size_ < N || !wanted);
        std::construct_at(&room_[size_].value, value);
        size_ += wanted ? 1 : 0;
    }
    constexpr void clear() { size_ = 0; }

    constexpr int size() const { return size_; }
    constexpr bool empty() const { return size_ == 0; }
    constexpr const T& operator[](int i) const {
        assert(i >= 0 && i < size_);
        return room_[i].value;
    }
    const T* begin() const { return &room_[0].value; }
    const T* end() const { return begin() + size_; }

private:
    union Room {
        constexpr Room() {}
        T value;
    };
    Room room_[N + 1];  // push_if() may write one more
    int size_ = 0;
};

}  // namespace curia
