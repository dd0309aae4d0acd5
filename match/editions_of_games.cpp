// Editions of every game: compiled here, once, and not wherever they are used.
#include "games/all.h"
#include "match/compile.h"
#include "match/edition_templates.h"

namespace curia {

void compile_editions();
void compile_editions() {
    AllGames::for_each([]<Game G>() {
        compile(&read_edition<G>);
        compile(&default_edition<G>);
        compile(&share_edition<G>);
        compile(&keep_edition<G>);
        compile(&count_editions<G>);
    });
}

}  // namespace curia
