// Four bots play a match of Justinian. With `npm install curia-engine`:  node example.js
import { loadEngine } from 'curia-engine';

const engine = await loadEngine();
const match = engine.open('justinian', 4);
const levels = ['beginner', 'casual', 'casual', 'club'];

for (;;) {
  const { turn, seats } = match.look();
  if (turn === 'nobody') break;
  if (turn === 'chance') {
    match.draw();
    continue;
  }
  const [seat] = seats;
  const action = match.choose(seat, levels[seat]);
  match.play(seat, action);
}
const { version, outcome } = match.look();
console.log(`${version} steps, scores: ${outcome.scores.join(', ')}`);
