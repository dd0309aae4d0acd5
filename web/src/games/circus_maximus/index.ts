import { plainGame } from '../fallback';

export default plainGame('circus_maximus');
