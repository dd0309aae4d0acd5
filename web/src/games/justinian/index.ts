import { plainGame } from '../fallback';

export default plainGame('justinian');
