import { translation } from '../../../../i18n/messages';
import type en from './en';

export default translation<typeof en>()({
  aim_title: 'Demandez vos billets !',
  aim: 'Vous menez une bande de revendeurs à Rome. Chaque jour va de haut en bas : faveurs à la Villa, billets au Forum, puis ventes en trois lieux. Après trois jours, qui a le plus de pièces l’emporte.',
  merchants_title: 'Huit marchands par jour',
  merchants:
    'Les plus grands nombres choisissent d’abord. Les pièces en bas sont payées si le marchand est encore en main à la fin du jour : 1 et 2 ne coûtent rien, 7 et 8 doivent rapporter plus de 3.',
  villa_title: 'Phase I : la Villa',
  villa:
    'Envoyez un petit marchand chercher une faveur : choisissez votre 2, puis confirmez avec le grand bouton. Les faveurs contournent les règles, et même inutilisée, une faveur rapporte 2 pièces en fin de partie.',
  line_title: 'La file',
  line: 'Les plus grands nombres vont plus à gauche, devant les autres ; à égalité, on se met derrière. Quand tous ont passé, les marchands prennent une carte chacun depuis la gauche. Les derniers n’ont parfois rien.',
  pass_title: 'Passer à temps',
  pass: 'Un marchand envoyé ne revient pas de la journée. Un seul à la Villa suffit : gardez-en trois pour les billets et trois pour les ventes. Passer clôt la phase pour vous. Appuyez, puis confirmez.',
  favour_title: 'Prenez une faveur',
  favour:
    'Touchez une carte pour la choisir ; image et nom disent ce qu’elle fait, les chiffres romains quand. Ou prenez la carte du premier joueur pour commencer chaque phase.',
  forum_title: 'Phase II : le Forum',
  forum:
    'Voici les billets, aux couleurs de leurs lieux. Ils sont gratuits : le nombre est ce que vous touchez à la vente. Envoyez un marchand moyen, votre 4 ou votre 5.',
  visitors_title: 'Qui attend',
  visitors:
    'Plus bas, les visiteurs attendent ; le nombre est ce que chacun paiera. Chaque lieu a un visiteur de moins que de billets : un billet restera invendu.',
  enough_title: 'Un billet, deux marchands',
  enough:
    'Un billet demande un marchand pour le prendre et un autre pour le vendre. Prenez-en un second si vous voulez, gardez au moins autant de marchands que de billets, puis passez.',
  ticket_title: 'Choisissez un billet',
  ticket:
    'Regardez d’abord les lieux : prenez un billet là où les visiteurs paient bien. Le billet le plus cher ne vaut rien là où plus personne n’achète.',
  sales_title: 'Phase III : les ventes',
  sales:
    'Dans un lieu, chacun de vos marchands vend un de vos billets à un visiteur. Choisissez un marchand et un lieu : la table montre le visiteur et les pièces que vous auriez pour l’instant.',
  favours_title: 'Vos faveurs',
  favours:
    'Une faveur qui brille peut être jouée maintenant, parfois à la place d’un marchand, parfois quand on vous le demande. Une bonne faveur économise un marchand ; gardez les autres pour demain.',
  spare_title: 'Gardez les autres',
  spare:
    'Envoyez un marchand par billet, assez grand pour avoir un visiteur. Davantage ne sert à rien, et ceux en main rapportent. Puis passez : cela vaut pour les trois lieux.',
  sell_title: 'Vendez !',
  sell: 'C’est à votre marchand : choisissez le visiteur qui paie le plus. Vous touchez ses pièces et celles du billet.',
  count_title: 'Fin de la journée',
  count:
    'La journée rapporte vos ventes et les marchands gardés. Demain, tous reviennent et l’on distribue de nouvelles cartes. Les événements spéciaux des jours 2 et 3 ajoutent une pièce par visiteur de leur lieu.',
  end_title: 'Tout est prêt',
  end: 'Dépensez les petits marchands sans compter, les grands là où ils font la différence, et ne prenez pas plus de billets que vous n’en vendrez. Le dernier jour, jouez les faveurs qui rapportent plus de 2. Bon jeu !',
});
