import { tenantItems } from './decorators/tenants.ts'

const modes = Object.fromEntries(tenantItems.flatMap(({ value: tenant }) => ['light', 'dark'].map((scheme) => [`${tenant} ${scheme}`, { tenant, scheme }] as const)))

/** What the hosted comparison draws of a story: the house's brand in light. */
export const inOneLook = { chromatic: { modes: { 'azurite light': { tenant: 'azurite', scheme: 'light' } } } }

/** What it draws of the table of a component's states, where another brand or scheme shows something else: each brand in both schemes. */
export const inEveryLook = { chromatic: { modes } }
