import { fetchPart, lazyPart, loadPart } from '@mall/app-kit/screens/lazy-part.ts'
import type { ComponentType } from 'react'
import type { LayoutName } from '../../site/define-screen.ts'
import { DefaultLayout } from './DefaultLayout.tsx'
import { PlainLayout } from './PlainLayout.tsx'

/** Those that are not part of the entry. */
const loads = {
  shop: async () => (await import('./ShopLayout.tsx')).ShopLayout,
  userCentre: async () => (await import('./UserCentreLayout.tsx')).UserCentreLayout,
  document: async () => (await import('./UserCentreLayout.tsx')).DocumentLayout,
} as const satisfies Partial<Record<LayoutName, () => Promise<ComponentType>>>

const hasLoad = (name: LayoutName): name is keyof typeof loads => name in loads

/** Has the code of a layout at hand. */
export const loadLayout = async (name: LayoutName): Promise<void> => {
  if (hasLoad(name)) await loadPart(loads[name])
}

/** Fetches the code of a layout that may be drawn soon. */
export const fetchLayout = async (name: LayoutName): Promise<void> => {
  if (hasLoad(name)) await fetchPart(loads[name])
}

export const layouts: Readonly<Record<LayoutName, ComponentType>> = {
  default: DefaultLayout,
  shop: lazyPart(loads.shop),
  userCentre: lazyPart(loads.userCentre),
  document: lazyPart(loads.document),
  none: PlainLayout,
}
