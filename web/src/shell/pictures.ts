// The picture of each game.
import circus_maximus from '../pictures/circus_maximus.svg';
import grand_tribunal from '../pictures/grand_tribunal.svg';
import justinian from '../pictures/justinian.svg';

export const pictures = { justinian, circus_maximus, grand_tribunal };
