import type { category } from '../../platform/db/schema/catalogue.ts'
import { firstLevels } from './categories.ts'
import type { Place } from './products.ts'

type CategoryRow = typeof category.$inferInsert

/** Ids of the first level begin here, so that all have two digits. */
const firstId = 10

/** Name of a category of the first level. */
export const firstLevelName = (id: number | undefined): string => firstLevels[(id ?? 0) - firstId]?.name ?? '办公用品'

/** Rows of the three levels, and the place of each line of products. */
export const plantTree = (): { categories: CategoryRow[]; places: Place[] } => {
  const categories: CategoryRow[] = []
  const places: Place[] = []
  firstLevels.forEach((firstLevel, i) => {
    const id1 = firstId + i
    categories.push({ id: id1, parentId: null, level: 1, name: firstLevel.name, categoryGroup: firstLevel.group, position: i })
    firstLevel.seconds.forEach((secondLevel, j) => {
      const id2 = id1 * 100 + j + 1
      categories.push({ id: id2, parentId: id1, level: 2, name: secondLevel.name, categoryGroup: '', position: j })
      secondLevel.lines.forEach((line, k) => {
        const id3 = id2 * 100 + k + 1
        categories.push({ id: id3, parentId: id2, level: 3, name: line.name, categoryGroup: '', position: k })
        places.push({ firstLevel, secondLevel, line, ids: [id1, id2, id3] })
      })
    })
  })
  return { categories, places }
}
