import { registerSW } from 'virtual:pwa-register';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import './design/base.css';
import './design/parts.css';
import './design/house.css';
import './design/home.css';
import './design/valley.css';
import './design/shelf.css';
import './design/pages.css';
import { dress } from './settings.ts';

dress();
registerSW({ immediate: true });

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no element "root".');
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
