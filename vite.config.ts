import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  // Found at the start: a library found later would make the first page load twice.
  optimizeDeps: {
    entries: ['src/web/entry.client.tsx', 'src/web/root.tsx', 'src/web/routes/*.tsx'],
  },
  // Its one big file would be read at every start; bundled, only the icons in use are.
  ssr: { noExternal: ['lucide-react'] },
})
