import vue from '@vitejs/plugin-vue'
import { defineConfig } from 'vite'

export default defineConfig({
  root: import.meta.dirname,
  plugins: [vue({ template: { compilerOptions: { isCustomElement: (tag) => tag.startsWith('mall-') } } })],
  server: { host: '127.0.0.1', port: 5186, strictPort: true },
})
