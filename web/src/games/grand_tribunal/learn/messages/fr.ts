import { translation } from '../../../../i18n/messages';
import type en from './en';

export default translation<typeof en>()({
  aim_title: 'Un cercle de mages',
  aim: 'Vous créez des objets magiques, y installez des sorts et les présentez à trois Tribunaux. Les objets qui ont le plus de votes gagnent des prix, et les prix multiplient les points. Après le troisième, qui en a le plus l’emporte.',
  item_title: 'Qu’est-ce qu’un objet ?',
  item: 'Un orbe, une potion, un parchemin, un bâton, un talisman ou une baguette : seuls les objets rapportent. La potion de votre main, Philtre de vif-argent, montre son coût en Vis, la matière de la magie ; en or ses points de base ; et les signes des sorts qu’elle accepte.',
  spell_title: 'Qu’est-ce qu’un sort ?',
  spell:
    'Un sort coûte 2 Vis. Installé sur un objet, il ajoute un point et les votes de sa catégorie : alchimique, élémentaire, runique ou de guérison. Plus tard, on peut le lancer pour l’effet qui y est écrit.',
  sanctum_title: 'Votre Sanctum',
  sanctum:
    'Deux manches ont été jouées. La Baguette de sorbier est ici face cachée, avec 2 des 3 Vis qu’elle coûte ; le sort élémentaire Vent voleur est prêt.',
  votes_title: 'Les votes',
  votes:
    'Les votes sont sur les types d’objets et sur les catégories de sorts. Un objet compte ceux de son type et, une fois chacune, ceux des catégories de ses sorts. Les trois premiers gagnent un prix : leurs points comptent 4, 3 et 2 fois.',
  praeco_title: 'Trois votes',
  praeco:
    'Comme Praeco, vous ouvrez la dernière manche avant le Tribunal avec trois votes sur trois cases. Baguette, puis Élémentaire : les deux comptent pour votre baguette. Le troisième va sur Potion, où il n’aide personne d’autre.',
  lay_down_title: 'Posez une carte',
  lay_down:
    'Les cartes se créent dans votre Sanctum, par l’étude : une action qui met 1 Vis sur chacune de trois cartes au plus, ou 2 sur une seule. Choisissez Philtre de vif-argent dans votre main, puis « Poser et étudier ». Les autres n’en voient que le dos.',
  study_title: 'Étudiez aussi la baguette',
  study:
    'L’étude continue : choisissez la Baguette de sorbier pour son troisième Vis. Puis arrêtez. Vous avez utilisé une des deux actions du tour.',
  activate_title: 'La baguette est achevée',
  activate:
    'La Baguette de sorbier a tout son Vis. Activez-la, c’est gratuit : tous la voient, et elle compte.',
  install_title: 'Installez le sort',
  install:
    'Installer est gratuit aussi. Choisissez Vent voleur, puis la Baguette de sorbier, qui accepte les sorts élémentaires : un point de plus, et les votes sur Élémentaire.',
  late_vote_title: 'L’autre action',
  late_vote:
    'Vous pourriez piocher une carte ou récolter du Vis. Mais le décompte est proche, et les votes tardifs sont les plus sûrs. Choisissez « Voter », puis Baguette.',
  finish_title: 'Finissez le tour',
  finish: 'Les deux actions sont faites. Finissez votre tour ; les autres jouent le leur.',
  call_title: 'Le dernier appel',
  call: 'Avant le décompte, chacun peut encore activer et installer. Il ne vous reste rien à faire : laissez compter les votes.',
  held_title: 'Le décompte',
  held: 'Deux votes sur Baguette, un sur Élémentaire : avec 3 votes, votre baguette gagne le premier prix. Base 2 et un sort font 3 points, fois quatre : 12. Un objet primé ne concourt plus, mais marque une fois à chaque décompte suivant.',
  vis_title: 'D’où vient le Vis',
  vis: 'Quand le Vis manque, récoltez à une source : cela prend les deux actions, et les autres en reçoivent un peu aussi. Extraire prend une action et en donne un ou deux.',
  end_title: 'Tout est prêt',
  end: 'Tous les votes sont rentrés ; deux autres Tribunaux suivent. Achevez tôt les objets bon marché, gardez-en un fort caché pour le dernier décompte, et lancez les sorts des objets déjà primés. Bon jeu !',
});
