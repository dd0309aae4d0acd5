// A game's table drawn from sample files, without a server; for development only.
//   /gallery.html?game=justinian&sample=009&language=it&theme=dark
import { mount } from 'svelte';
import '../design/index.css';
import Gallery from './Gallery.svelte';

mount(Gallery, { target: document.getElementById('app')! });
