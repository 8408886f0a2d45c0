import { defaultBrand, type Brand } from '../../packages/ui/src/theme/brand.ts'

/** A second group's brand, invented, so that a colour written by hand in a component is seen at once. */
const pine: Brand = { name: '青松集采', primary: '#2F6B3A', radius: 6 }

/** The tenants of the toolbar by their key. */
export const tenants: Readonly<Record<string, Brand>> = { azurite: defaultBrand, pine }

export const tenantItems = [
  { value: 'azurite', title: '石青 (the house)' },
  { value: 'pine', title: '青松 (another tenant)' },
]
