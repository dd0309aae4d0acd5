// The picture of each game. A game may have none.
import circus_maximus from '../pictures/circus_maximus.svg';
import grand_tribunal from '../pictures/grand_tribunal.svg';
import justinian from '../pictures/justinian.svg';

export const pictures: Record<string, string | undefined> = {
  justinian,
  circus_maximus,
  grand_tribunal,
};
