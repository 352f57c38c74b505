import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { gameIcons } from './scripts/game-icons.ts';
import { shelf } from './scripts/shelf.ts';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    react(),
    gameIcons(),
    shelf(),
    VitePWA({
      registerType: 'autoUpdate',
      injectRegister: false,
      includeAssets: ['icon.svg', 'icon-192.png', 'icon-512.png'],
      manifest: {
        name: 'Tabularium',
        short_name: 'Tabularium',
        description: 'An open table for civilization board games',
        theme_color: '#fbf6ea',
        background_color: '#f4ecdb',
        display: 'standalone',
        icons: [
          { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
          { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
          { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
        ],
      },
      workbox: {
        skipWaiting: true, // a new version takes over at once; the page reloads by itself, and no game is only in memory
        globPatterns: ['**/*.{js,css,html,svg,woff2}'],
        navigateFallbackDenylist: [/^\/api/, /^\/ws/],
        importScripts: ['/calls.js'], // what it does when somebody is called
        maximumFileSizeToCacheInBytes: 4_000_000,
      },
    }),
  ],
  worker: { format: 'es' },
  build: { target: 'es2023', assetsInlineLimit: 0 },
  server: { proxy: { '/api': 'http://localhost:8420', '/ws': { target: 'ws://localhost:8420', ws: true } } },
});
