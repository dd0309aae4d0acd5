// Rate limits of one table. Each seat has its own buckets, shared by all devices and sockets that
// hold it. So do the owner and the clients that come with the invitation. All onlookers share the
// buckets of the table, so they cannot use up what the seats need.
#pragma once

#include <vector>

#include "engine/seat.h"
#include "server/bucket.h"

namespace curia {

class TableBuckets {
public:
    enum class Whose { Seat, Owner, Invited, Table };
    struct Speaker {
        Whose whose = Whose::Table;
        Seat seat{};  // only for Whose::Seat
    };

    explicit TableBuckets(std::size_t seats) : seats_(seats) {}

    // False if the bucket is empty.
    bool take_message(const Speaker& speaker, std::int64_t now_ms) {
        return of(speaker).messages.take(kMessages, now_ms);
    }
    bool take_join(const Speaker& speaker, std::int64_t now_ms) {
        // A join may send a whole match, but many onlookers may come at the same time.
        const Rate rate = speaker.whose == Whose::Table ? kJoinsOfTable : kJoinsOfSeat;
        return of(speaker).joins.take(rate, now_ms);
    }

private:
    static constexpr Rate kMessages{20, 100}, kJoinsOfSeat{2, 30}, kJoinsOfTable{20, 200};

    struct Pair {
        Bucket messages, joins;
    };
    Pair& of(const Speaker& speaker) {
        switch (speaker.whose) {
            case Whose::Seat: return seats_[speaker.seat.index];
            case Whose::Owner: return owner_;
            case Whose::Invited: return invited_;
            case Whose::Table: break;
        }
        return table_;
    }

    std::vector<Pair> seats_;
    Pair owner_, invited_, table_;
};

}  // namespace curia
