import { mount } from 'svelte';
import App from './app/App.svelte';
import { watchAddress } from './app/router.svelte';
import { applyTheme, loadLanguage, settings } from './app/settings.svelte';
import './design/index.css';

applyTheme();
matchMedia('(prefers-color-scheme: dark)').addEventListener('change', applyTheme);
watchAddress();
await loadLanguage(settings.language);
mount(App, { target: document.getElementById('app')! });

// The service worker lets the shell open without a network; not used in development.
if (import.meta.env.PROD && 'serviceWorker' in navigator)
  void navigator.serviceWorker.register('/sw.js');
