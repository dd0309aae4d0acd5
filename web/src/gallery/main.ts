// A game's table drawn from sample files, without a server; for development only.
//   /gallery.html?game=justinian&sample=009&language=it&theme=dark&bar=off
import { mount } from 'svelte';
import { loadLanguage } from '../app/settings.svelte';
import '../design/index.css';
import type { Language } from '../i18n/messages';
import Gallery from './Gallery.svelte';

await loadLanguage((new URLSearchParams(location.search).get('language') ?? 'en') as Language);
mount(Gallery, { target: document.getElementById('app')! });
