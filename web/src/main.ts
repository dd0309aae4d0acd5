import { mount } from 'svelte';
import App from './app/App.svelte';
import { watchAddress } from './app/router.svelte';
import { applyLook, loadLanguage, settings } from './app/settings.svelte';
import './design/index.css';

applyLook();
matchMedia('(prefers-color-scheme: dark)').addEventListener('change', applyLook);
watchAddress();
await loadLanguage(settings.language);
mount(App, { target: document.getElementById('app')! });

// The page is kept for use without a network, after the reader can use it; not in development.
if (import.meta.env.PROD && 'serviceWorker' in navigator)
  setTimeout(() => void import('./offline/keep').then(({ keep }) => keep()), 4000);
