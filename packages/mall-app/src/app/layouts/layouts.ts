import { lazyPart, loadPart } from '@mall/app-kit/screens/lazy-part.ts'
import type { ComponentType } from 'react'
import type { LayoutName } from '../../site/define-screen.ts'
import { DefaultLayout } from './DefaultLayout.tsx'
import { PlainLayout } from './PlainLayout.tsx'

/** Those that are not part of the entry. */
export const layoutLoads = {
  shop: async () => (await import('./ShopLayout.tsx')).ShopLayout,
  userCentre: async () => (await import('./UserCentreLayout.tsx')).UserCentreLayout,
  document: async () => (await import('./UserCentreLayout.tsx')).DocumentLayout,
} as const satisfies Partial<Record<LayoutName, () => Promise<ComponentType>>>

export const hasLoad = (name: LayoutName): name is keyof typeof layoutLoads => name in layoutLoads

/** Has the code of a layout at hand. */
export const loadLayout = async (name: LayoutName): Promise<void> => {
  if (hasLoad(name)) await loadPart(layoutLoads[name])
}

export const layouts: Readonly<Record<LayoutName, ComponentType>> = {
  default: DefaultLayout,
  shop: lazyPart(layoutLoads.shop),
  userCentre: lazyPart(layoutLoads.userCentre),
  document: lazyPart(layoutLoads.document),
  none: PlainLayout,
}
