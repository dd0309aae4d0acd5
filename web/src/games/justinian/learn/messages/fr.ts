import { translation } from '../../../../i18n/messages';
import type en from './en';

export default translation<typeof en>()({
  aim_title: 'Des favoris à la cour',
  aim: 'Douze personnages de la cour se tiennent en rang devant l’empereur, un par tuile. En secret, vous en soutenez quelques-uns : à chaque décompte, ils rapportent des points. Après trois décomptes au plus, qui en a le plus l’emporte.',
  windows_title: 'Ce que vaut une tuile',
  windows:
    'Le grand nombre est la valeur de cette tuile dans la phase en cours, les petits dans les autres phases. Plus elle est à droite, plus elle vaut. C’est un de vos favoris : le signe dans son coin le dit.',
  cards_title: 'Vos cartes secrètes',
  cards:
    'Vous avez deux cartes dans chacune des quatre couleurs ; personne d’autre ne les voit. Le nombre en tête est ce qu’elles rapporteraient maintenant. Un décompte ne vaut que pour une couleur, et pour tous.',
  tokens_title: 'Déplacez une tuile',
  tokens:
    'Les jetons positifs poussent à droite, les négatifs à gauche. Choisissez un jeton, puis une de vos tuiles : vous voyez où elle arriverait. Le grand bouton confirme.',
  hidden_title: 'Face cachée',
  hidden:
    'Les jetons restent cachés jusqu’à ce que tous aient passé. Vous voyez à qui ils sont, pas leur nombre ; et les autres ne voient pas les vôtres. Une tuile reçoit trois jetons, puis elle est pleine.',
  phase_card_title: 'La carte de phase',
  phase_card:
    'Ici les jetons ne déplacent rien : ils donnent le droit de demander le décompte. Ils comptent sans leur signe, vos négatifs sont donc utiles. Posez-en un.',
  minimum_title: 'Atteindre le minimum',
  minimum:
    'En phase I, il faut 5. Au décompte, le plus grand total sur la carte choisit la couleur ; tous les autres marquent leurs jetons : rien n’est perdu. Posez-en un autre.',
  pass_title: 'Quand passer',
  pass: 'Les jetons ne reviennent jamais, et seul passer permet d’en piocher deux. Visez 5 sur la carte, puis passez. La dernière personne à passer choisit le côté, décide d’abord du décompte et commence le tour suivant.',
  direction_title: 'Vous avez passé en dernier',
  direction:
    'Les jetons sont visibles. Comparez les deux côtés : les tuiles bougent l’une après l’autre, et l’ordre change leur arrivée. Choisissez un côté pour le voir, puis confirmez.',
  moved_title: 'La rangée a bougé',
  moved:
    'Chaque tuile a bougé de la somme de ses jetons ; celles qu’elle a sautées ont glissé d’une place. Ces jetons sont sortis du jeu.',
  claim_title: 'Demander le décompte ?',
  claim:
    'Avec le minimum sur la carte, vous pouvez demander le décompte. Faites-le quand une de vos couleurs est forte. Mais c’est le plus grand total qui choisit la couleur ! Vous pouvez toujours attendre.',
  colour_title: 'Choisissez la couleur',
  colour:
    'Vous avez le plus grand total sur la carte. Prenez la couleur où vos cartes valent le plus. Elle compte pour tous, et une seule fois.',
  scored_title: 'Le premier décompte',
  scored:
    'Tous ont compté leurs cartes de cette couleur et, sauf la personne qui l’a choisie, leurs jetons sur la carte. La phase suivante utilise le nombre suivant de chaque tuile : là, les petits numéros gagnent le plus.',
  exchange_title: 'Un nouveau favori',
  exchange:
    'Entre deux phases, vous pouvez échanger une carte d’une couleur encore à compter. Donnez la plus faible ; gardez les petits numéros, ils montent jusqu’à la phase III.',
  end_title: 'Tout est prêt',
  end: 'Poussez les favoris qui comptent dans plusieurs couleurs, freinez leurs rivaux, gardez des jetons pour la dernière phase et demandez le décompte quand cela vous arrange. Après le troisième, c’est fini. Bon jeu !',
});
