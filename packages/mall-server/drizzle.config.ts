import { defineConfig } from 'drizzle-kit'

export default defineConfig({ dialect: 'postgresql', schema: ['./src/db/schema/catalogue.ts', './src/db/schema/organisation.ts', './src/db/schema/role.ts', './src/db/schema/trade.ts', './src/db/schema/writes.ts'], out: './drizzle' })
