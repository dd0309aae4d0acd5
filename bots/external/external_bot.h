// A bot in another program. If it crashes, is late, or answers with anything but a legal action, it
// has lost: from then on random actions are played for it, and why_failed() says what happened.
#pragma once

#include <memory>
#include <optional>
#include <string>

#include "bots/bot.h"
#include "bots/external/child_process.h"
#include "bots/external/external_name.h"
#include "bots/external/messages.h"
#include "match/json/reader.h"
#include "match/json/texts.h"

namespace curia {

template <Game G>
class ExternalBot final : public Bot<G> {
public:
    explicit ExternalBot(const ExternalName& name) : name_(name) { say_hello(); }
    ~ExternalBot() override {
        if (child_) (void)child_->tell(external::text_of(external::End{}), kGrace);
    }

    typename G::Action choose(const typename G::View& view, const Actions<G>& legal,
                              Rng& rng) override {
        if (why_failed_.empty()) {
            if (const auto action = ask(view, legal)) return *action;
            child_.reset();
        }
        return legal[static_cast<int>(rng.below(static_cast<std::uint32_t>(legal.size())))];
    }
    int version() const override { return version_; }
    std::string_view why_failed() const override { return why_failed_; }

private:
    static constexpr std::chrono::milliseconds kGrace{500};     // for the way there and back
    static constexpr std::chrono::milliseconds kStart{10'000};  // to start and say hello

    std::nullopt_t fail(const std::string& why) {
        why_failed_ = name_.command + ": " + why;
        return std::nullopt;
    }

    std::nullopt_t say_hello() {  // the result is that of fail()
        auto child = ChildProcess::start(name_.command);
        if (!child) return fail(child.why());
        child_ = std::make_unique<ChildProcess>(std::move(*child));
        const external::Hello hello{.game = std::string(G::kName), .rules = G::kRules};
        const auto answer = child_->ask(external::text_of(hello), kStart);
        if (!answer) return fail(answer.why());
        const auto message = external::read_answer(*answer);
        const auto* ready = message ? std::get_if<external::Ready>(&*message) : nullptr;
        if (!ready || ready->version < 1) return fail("it does not say that it is ready");
        version_ = ready->version;
        return std::nullopt;
    }

    std::optional<typename G::Action> ask(const typename G::View& view, const Actions<G>& legal) {
        if (seat_ != view.viewer || setup_ != view.table.setup) {
            if (const auto told = child_->tell(match_in(view), kGrace); !told)
                return fail(told.why());
            seat_ = view.viewer;
            setup_ = view.table.setup;
        }
        const std::chrono::milliseconds limit(name_.budget.milliseconds);
        const auto answer = child_->ask(question_in(view, legal), limit + kGrace);
        if (!answer) return fail(answer.why());
        return action_in(*answer, view, legal);
    }

    static std::string match_in(const typename G::View& view) {
        return external::text_of(
            external::NewMatch<Raw>{.seat = view.viewer->to_number(),
                                    .setup = {Texts<G>::setup(view.table.setup)},
                                    .edition = {Texts<G>::edition(*view.table.setup.edition)}});
    }
    std::string question_in(const typename G::View& view, const Actions<G>& legal) const {
        external::Choose<Raw> question{
            .milliseconds = name_.budget.milliseconds, .view = {Texts<G>::view(view)}, .legal = {}};
        for (const auto& action : legal)
            question.legal.push_back({Texts<G>::action(action, view.table.players())});
        return external::text_of(question);
    }
    std::optional<typename G::Action> action_in(std::string_view answer,
                                                const typename G::View& view,
                                                const Actions<G>& legal) {
        const auto message = external::read_answer(answer);
        if (!message) return fail("its answer is " + message.why());
        const auto* chosen = std::get_if<external::Chosen<Json>>(&*message);
        if (!chosen) return fail("it did not answer with an action");
        const auto action = Texts<G>::read_action(chosen->action, view.table.setup);
        if (!action) return fail("its action is no action: " + action.why());
        for (const auto& one : legal)
            if (one == *action) return one;
        return fail("its action is not legal: " + Texts<G>::action(*action, view.table.players()));
    }

    const ExternalName name_;
    std::unique_ptr<ChildProcess> child_;
    int version_ = 0;
    Viewer seat_;  // of the last question, with its setup
    typename G::Setup setup_{};
    std::string why_failed_;
};

}  // namespace curia
