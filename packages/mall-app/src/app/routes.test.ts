import { expect, test } from 'vitest'
import { routes, type RouteEntry } from '../lib/routes.ts'
import { screens } from './screens.ts'

test('every built route has a screen, and every screen a built route', () => {
  const built = Object.entries(routes).filter(([, route]: [string, RouteEntry]) => route.built)
  expect(Object.keys(screens).toSorted()).toEqual(built.map(([id]) => id).toSorted())
})

test('no address is named twice', () => {
  const paths = Object.values(routes).flatMap((route: RouteEntry) => route.paths)
  expect(paths.toSorted()).toEqual([...new Set(paths)].toSorted())
})
