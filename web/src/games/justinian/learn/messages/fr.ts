import { translation } from '../../../../i18n/messages';
import type en from './en';

export default translation<typeof en>()({
  aim_title: 'Des favoris à la cour',
  aim: 'Douze personnages de la cour se tiennent en rang devant l’empereur. En secret, vous en soutenez quelques-uns : à chaque décompte, ils rapportent des points. Après trois décomptes au plus, qui en a le plus l’emporte.',
  windows_title: 'Ce que vaut une tuile',
  windows:
    'Barsymes est un de vos favoris : le signe dans le coin le dit. Le grand nombre, 15, est sa valeur dans cette phase ; les petits sont ceux des phases suivantes. Plus à droite, chaque nombre est plus grand.',
  cards_title: 'Vos cartes secrètes',
  cards:
    'Vous avez deux cartes dans chacune des quatre couleurs ; personne d’autre ne les voit. Le nombre en tête est ce qu’elles rapporteraient maintenant : la Guerre, avec Barsymes et Narses, rapporte 37. Un décompte vaut pour une couleur, et pour tous.',
  tokens_title: 'Poussez Barsymes',
  tokens:
    'Les jetons positifs poussent une tuile à droite, les négatifs la tirent à gauche. Choisissez votre +3, puis Barsymes : vous voyez où il arriverait. Le grand bouton confirme.',
  hidden_title: 'Face cachée',
  hidden:
    'Les jetons restent cachés jusqu’à ce que tous aient passé. Vous voyez à qui ils sont, pas leur nombre ; et les autres ne voient pas les vôtres. Une tuile reçoit trois jetons, puis elle est pleine.',
  phase_card_title: 'La carte de phase',
  phase_card:
    'Ici les jetons ne déplacent rien : ils donnent le droit de demander le décompte. Ils comptent sans leur signe, un négatif vaut donc un positif. Posez votre −3 sur la carte de phase.',
  minimum_title: 'Atteindre le minimum',
  minimum: 'En phase I, il faut 5 sur la carte. Vous avez 3. Posez-y aussi votre −2.',
  pass_title: 'Passer en dernier',
  pass: 'Vous avez votre 5, et les jetons ne reviennent jamais : gardez les autres. Passer en fait piocher deux nouveaux. Les autres ont déjà passé, et passer en dernier donne trois droits. Passez maintenant.',
  direction_title: 'Premier droit : le côté',
  direction:
    'Les jetons sont visibles, et vous choisissez de quel côté les tuiles bougent. Depuis la gauche, Constantinus sauterait ensuite Barsymes ; depuis la droite, Barsymes arrive une place plus loin. Choisissez « Depuis la droite », regardez et confirmez.',
  moved_title: 'La rangée a bougé',
  moved:
    'Chaque tuile a bougé de la somme de ses jetons ; celles qu’elle a sautées ont glissé d’une place dans l’autre sens. Barsymes vaut donc 22, et Narses 24. Ensemble : 46.',
  claim_title: 'Deuxième droit : décider d’abord',
  claim:
    'C’est à vous d’abord de dire si vous demandez le décompte. Vous avez le 5, et la Guerre est forte : demandez-le. Répondre « Pas encore » laisserait la question aux autres.',
  colour_title: 'Choisissez la couleur',
  colour:
    'Le plus grand total sur la carte de phase choisit la couleur : votre 5. Elle compte pour tous, et une seule fois dans la partie. Choisissez la Guerre.',
  scored_title: 'Le premier décompte',
  scored:
    'Tous ont compté leurs cartes de Guerre ; les vôtres ont rapporté 46. Tous, sauf la personne qui a choisi la couleur, ont aussi compté leurs jetons sur la carte. La phase suivante utilise le nombre suivant de chaque tuile.',
  exchange_title: 'Un nouveau favori',
  exchange:
    'Entre deux phases, vous pouvez échanger une carte d’une couleur encore à compter. Les tuiles hautes ne montent presque plus, les basses montent le plus. Donnez Teodora, 12, du Droit.',
  end_title: 'Tout est prêt',
  end: 'Vous avez pioché Anthemius, la tuile 1 : la plus basse pour l’instant, mais près de l’empereur en phase III, c’est elle qui vaut le plus. Troisième droit : vous commencez le tour suivant. Poussez les favoris qui comptent dans plusieurs couleurs, et gardez des jetons pour la dernière phase. Bon jeu !',
});
