// The built apps: neither holds a call of the other side. A word of it in a script means that the bundler took an import that was meant for types, or a table of both.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './run.ts'

/** What a bundle must not name, in a path or in the table of methods, and what it names if the look works at all. The schema of a second factor, which both sides have, stands among the calls of `Account`. */
const sides = {
  'mall-app': { foreign: /\/api\/Seller\w+\/|\bsellerAccount:.login /g, own: /\bshoppingCart:.count / },
  'seller-app': { foreign: /\/api\/(?:Approval|Budget|Invoice|Order|Payment|ShoppingCart)\/\w+|\bshoppingCart:.count /g, own: /\bsellerAccount:.login / },
} as const

const scriptsOf = (app: string): readonly (readonly [name: string, text: string])[] => {
  const folder = join(root, 'packages', app, 'dist/assets')
  return readdirSync(folder).filter((name) => name.endsWith('.js')).map((name) => [name, readFileSync(join(folder, name), 'utf8')])
}

for (const [app, { foreign, own }] of Object.entries(sides)) {
  const scripts = scriptsOf(app)
  if (!scripts.some(([, text]) => own.test(text))) throw new Error(`No script of ${app} has ${own.source}: this check looks in the wrong place.`)
  const found = scripts.flatMap(([name, text]) => (text.match(foreign) ?? []).map((call) => `${name}: ${call}`))
  if (found.length > 0) throw new Error(`The bundle of ${app} holds calls of the other side:\n  ${[...new Set(found)].slice(0, 20).join('\n  ')}`)
  console.log(`✓ ${scripts.length} scripts of ${app} hold no call of the other side`)
}
