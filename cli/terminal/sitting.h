// A match at one terminal: people at the keyboard, bots in the other seats.
//
// What a person is shown comes only from their own view and their own news. Between two people the
// screen is cleared, so that nobody sees another player's secrets.
#pragma once

#include <algorithm>
#include <chrono>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "bots/bot.h"
#include "bots/table.h"
#include "cli/terminal/asking.h"
#include "cli/terminal/match_log.h"
#include "cli/terminal/terminal.h"
#include "match/take_back.h"

namespace curia::cli {

// The names of the seats as this viewer reads them.
std::vector<std::string> names_for(Viewer viewer, SeatSet people, int players);

template <HasTable G>
class Sitting {
public:
    using Table = GameTable<G>;

    struct Seating {
        SeatSet people;
        Bot<G>& bot;  // in all other seats
    };

    Sitting(const typename G::Setup& setup, const Seating& seating, Terminal& terminal, Rng rng)
        : match_(setup), seating_(seating), terminal_(terminal), rng_(rng) {}

    const Match<G>& match() const { return match_; }

    // Runs until the game is over (true) or a person leaves (false). Calls `save` whenever the
    // match has advanced.
    template <class Save>
    bool run(Save&& save) {
        while (match_.turn().of != Turn::Of::Nobody) {
            if (is_taken_back_in_time()) continue;
            match_.draw(rng_);
            if (match_.turn().of != Turn::Of::Players) continue;
            save();
            const Seat seat = next_seat();
            if (!seating_.people.has(seat))
                let_bot_play(match_, seat, seating_.bot, rng_);
            else if (!ask(seat))
                return false;
        }
        show_result();
        return true;
    }

private:
    static constexpr std::chrono::milliseconds kTimeToRepent{1200};

    Reader reader_for(Viewer viewer) const {
        const int width = std::clamp(terminal_.width(), 80, 100);
        return {.viewer = viewer,
                .names = names_for(viewer, seating_.people, match_.setup().players),
                .style = Style::of_standard_output(),
                .width = width};
    }

    // If several players choose in secret, people come first: they do not wait for bots.
    Seat next_seat() const {
        for (Seat seat : match_.turn().seats)
            if (seating_.people.has(seat)) return seat;
        return match_.turn().seats.first();
    }

    // ---- Taking back ----

    // After a person's action, bots and chance wait a moment, in which it can be undone.
    bool is_taken_back_in_time() {
        if (!terminal_.is_interactive() || !repentant_) return false;
        const Seat seat = *std::exchange(repentant_, std::nullopt);
        const Turn turn = match_.turn();
        const bool goes_on = turn.of == Turn::Of::Players && seating_.people.has(next_seat());
        if (goes_on || !may_take_back(match_, seat)) return false;
        const Reader reader = reader_for(seat);
        terminal_.write("  " + tell_step(match_, match_.version() - 1, reader) +
                        reader.style(Ink::Dim, "  (u: undo, Enter: continue)") + "\n");
        const auto line = terminal_.read_line_within(kTimeToRepent);
        if (!line || line->empty()) return false;
        std::string words = *line;
        if (order_in(words) != Order::TakeBack) return terminal_.unread(*line), false;
        unmake_last(seat);
        return true;
    }

    bool take_back(Seat seat) {
        if (!may_take_back(match_, seat)) return false;
        unmake_last(seat);
        return true;
    }

    void unmake_last(Seat seat) {
        match_.take_back();
        told_until_[seat].now = told_until_[seat].before;
    }

    // ---- Handing over the keyboard ----

    // False if the person leaves.
    bool hand_over_to(Seat seat) {
        if (seating_.people.size() == 1 || at_keyboard_ == seat) return true;
        const std::string letter(1, letter_of(seat));
        terminal_.clear_all();
        if (!terminal_.is_interactive()) {
            terminal_.write("---- " + letter + " is at the keyboard ----\n");
            at_keyboard_ = seat;
            return true;
        }
        terminal_.forget_input();  // it could show the table to the wrong person
        const bool can_take_back = at_keyboard_ && may_take_back(match_, *at_keyboard_);
        std::string prompt = "\n\n  Hand the keyboard to " + letter + "; press Enter.";
        if (can_take_back) prompt += "   (u undoes the last action)";
        auto line = terminal_.read_line(prompt + "\n  > ");
        if (!line) return false;
        const Order order = order_in(*line);
        if (can_take_back && order == Order::TakeBack) {
            unmake_last(*std::exchange(at_keyboard_, std::nullopt));
            return true;
        }
        at_keyboard_ = seat;
        return order != Order::Leave;
    }

    // ---- Asking ----

    // False if the person leaves.
    bool ask(Seat seat) {
        if (!hand_over_to(seat)) return false;
        if (!match_.turn().seats.has(seat) || next_seat() != seat) return true;  // taken back
        if (seating_.people.size() > 1 && at_keyboard_ != seat) return true;
        const Reader reader = reader_for(seat);
        show(seat, reader);
        while (true) {
            const auto line = terminal_.read_line("  > ");
            if (!line) return false;
            const Reply reply = reply_to(*line, seat, reader);
            if (reply.is_leaving) return false;
            if (reply.is_done) return true;
            if (reply.text.empty()) {
                show(seat, reader);
                continue;
            }
            if (reply.is_page) terminal_.clear();
            terminal_.write(
                indented(reply.text + (reply.is_page ? "\nEnter shows the table.\n" : "")));
        }
    }

    struct Reply {
        std::string text;      // empty: show the table again
        bool is_page = false;  // on its own screen
        bool is_done = false, is_leaving = false;
    };

    Reply reply_to(std::string words, Seat seat, const Reader& reader) {
        switch (order_in(words)) {
            case Order::Redraw: return {};
            case Order::Help: return {.text = Table::help(reader), .is_page = true};
            case Order::Log:
                return {.text = tell_steps(match_, 0, match_.version(), reader), .is_page = true};
            case Order::Leave: return {.is_leaving = true};
            case Order::TakeBack:
                if (take_back(seat)) return {.is_done = true};
                return {.text =
                            "Nothing can be taken back: others have acted since, or you have "
                            "seen something new."};
            case Order::WhatIf: return {.text = what_if(words, seat, reader)};
            case Order::None: break;
        }
        if (auto text = Table::answer(words, match_.view(seat), reader)) return {.text = *text};
        const Result<typename G::Action> action = action_meant(match_, seat, words, reader);
        if (!action) return {.text = action.why()};
        told_until_[seat] = {.now = match_.version(), .before = told_until_[seat].now};
        match_.play(seat, *action);
        repentant_ = seat;
        return {.is_done = true};
    }

    std::string what_if(const std::string& words, Seat seat, const Reader& reader) const {
        const Result<typename G::Action> action = action_meant(match_, seat, words, reader);
        return action ? Table::foresee(match_.view(seat), *action, reader) : action.why();
    }

    // ---- Showing ----

    void show(Seat seat, const Reader& reader) {
        const std::string table = Table::draw(match_.view(seat), reader);
        const std::string question = question_to(match_, seat, reader);
        const int used = static_cast<int>(lines_of(table).size() + lines_of(question).size()) + 4;
        const int room = std::max(4, terminal_.height() - used);
        const std::string news =
            news_since(match_, told_until_[seat].now, reader,
                       terminal_.is_interactive() ? std::optional(room) : std::nullopt);
        terminal_.clear();
        terminal_.write(table + "\n" + news + "\n" + question);
    }

    void show_result() {
        // Several people read it together, so nobody's secrets are shown.
        const bool alone = seating_.people.size() == 1;
        const Reader reader = reader_for(alone ? Viewer(seating_.people.first()) : std::nullopt);
        const int first = alone ? told_until_[*reader.viewer].now : match_.version() - 1;
        const auto view = match_.view(reader.viewer);
        const std::string table = Table::draw(view, reader) + "\n";
        const std::string end = ruled("The end", reader) +
                                indented(tell_steps(match_, first, match_.version(), reader)) +
                                "\n" + Table::result(view, reader);
        const int lines = static_cast<int>(lines_of(table).size() + lines_of(end).size());
        const bool has_room = !terminal_.is_interactive() || lines + 4 <= terminal_.height();
        alone ? terminal_.clear() : terminal_.clear_all();
        terminal_.write((has_room ? table : "") + end);
    }

    Match<G> match_;
    const Seating seating_;
    Terminal& terminal_;
    Rng rng_;
    // The versions up to which a person knows what happened: at their last answer, and at the one
    // before.
    struct ToldUntil {
        int now = 0, before = 0;
    };
    PerSeat<ToldUntil> told_until_;
    std::optional<Seat> at_keyboard_;  // if several people share it
    std::optional<Seat> repentant_;    // who has just acted and may undo it
};

}  // namespace curia::cli
