import { agreement, agreementRow, agreementVersion } from '../../platform/db/schema/agreement.ts'
import {
  agreedCatalogue, attribute, attributeValue, bannerDrawing, brand, category,
  product, productStock, searchCount,
} from '../../platform/db/schema/catalogue.ts'
import { homeVersion } from '../../platform/db/schema/home.ts'
import { searchMiss } from '../../platform/db/schema/search.ts'
import { inChunks, type SeedContext } from '../context.ts'
import { catalogues, demoAgreements } from './agreements.ts'
import { createAttributeTable } from './attributes.ts'
import { brands } from './brands.ts'
import { bannerDrawings, homeContentOf } from './home.ts'
import { makePicturesDiffer } from './pictures.ts'
import { productsOf } from './products.ts'
import { missesOf, searchesOf } from './searches.ts'
import { stockOf } from './stock.ts'
import { plantTree } from './tree.ts'

/** Products of each third-level category. The small catalogue is the beginning of the full one: same ids, codes and prices. */
const productsPerLine = { full: 12, small: 2 } as const
const idsPerLine = 20

/** Categories, brands, products, stock, agreements and what home shows. Needs the demo organisation. */
export const seedCatalogue = async ({ db, random, now, size, progress }: SeedContext): Promise<void> => {
  const { categories, places } = plantTree()
  const attributes = createAttributeTable()
  const lines = places.map((place, index) => ({
    place,
    products: productsOf(place, productsPerLine[size], index * idsPerLine + 1, attributes, random.fork(`line ${place.ids[2]}`), now),
  }))
  const products = lines.flatMap((line) => line.products)
  makePicturesDiffer(products)
  progress(`${products.length} products in ${categories.length} categories`)
  await db.insert(category).values(categories)
  await db.insert(brand).values(brands.map(({ id, name, latinName }) => ({ id, name, latinName, position: id })))
  const attributeRows = attributes.rows()
  await db.insert(attribute).values(attributeRows.attributes)
  await db.insert(attributeValue).values(attributeRows.values)
  await inChunks(products, 400, (chunk) => db.insert(product).values(chunk))

  const stock = lines.flatMap(({ place, products: own }) =>
    own.flatMap((row) => stockOf(row, place.line.madeToOrder === true, random.fork(`stock ${row.id}`))),
  )
  await inChunks(stock, 4000, (chunk) => db.insert(productStock).values(chunk))

  await db.insert(agreedCatalogue).values(catalogues.map(({ enterpriseId, allowsNonAgreed }) => ({ enterpriseId, allowsNonAgreed })))
  const { agreements, versions, rows } = demoAgreements(products, (label) => random.fork(label), now)
  await db.insert(agreement).values(agreements)
  await db.insert(agreementVersion).values(versions)
  await inChunks(rows, 3000, (chunk) => db.insert(agreementRow).values(chunk))
  progress(`${rows.length} rows of ${agreements.length} agreements`)

  await inChunks(searchesOf(now, random.fork('searches')), 4000, (chunk) => db.insert(searchCount).values(chunk))
  await db.insert(searchMiss).values(missesOf(now))
  const idOf = (name: string): number => {
    const found = categories.find((row) => row.level === 1 && row.name === name)
    if (found === undefined) throw new Error(`No first-level category ${name}`)
    return found.id
  }
  await db.insert(bannerDrawing).values(bannerDrawings)
  await db.insert(homeVersion).values({ content: homeContentOf(idOf), liveAt: now, createdAt: now, announcedAt: now })
}
