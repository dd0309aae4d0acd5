import { plainGame } from '../fallback';

export default plainGame('grand_tribunal');
