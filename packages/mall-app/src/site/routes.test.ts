import { expect, test } from 'vitest'
import { routes } from './routes.ts'

test('every item of the user centre’s menu has its screen', () => {
  expect(Object.values(routes).flatMap(({ menu }) => menu ?? []).length).toBe(23)
})
