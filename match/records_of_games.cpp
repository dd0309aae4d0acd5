// Records of every game: compiled here, once, and not wherever they are used.
#include "games/all.h"
#include "match/compile.h"
#include "match/record_templates.h"

namespace curia {

void compile_records();
void compile_records() {
    AllGames::for_each([]<Game G>() {
        compile(&write_header<G>);
        compile(&write_step<G>);
        compile(&write_end<G>);
        compile(&write_record<G>);
        compile(&setup_of<G>);
        compile(&match_from<G>);
        compile(&take_step<G>);
        compile(&read_record<G>);
    });
}

}  // namespace curia
