import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  // Its one big file would be read at every start; bundled, only the icons in use are.
  ssr: { noExternal: ['lucide-react'] },
})
