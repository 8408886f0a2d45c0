import { eq } from 'drizzle-orm'
import { drawBanner, drawBrandMark, drawCustomerLogo, drawProduct, type PictureSpec } from '@mall/pictures'
import { Hono } from 'hono'
import { photoFormats } from '@mall/api/contract'
import type { Db } from '../../platform/db/client.ts'
import type { Deps } from '../../platform/deps.ts'
import { bannerDrawing, brand, product } from '../../platform/db/schema/catalogue.ts'
import { enterpriseGroup } from '../../platform/db/schema/organisation.ts'
import { brandPictureVersion, pictureVersion, type PictureView } from './addresses.ts'
import { photoFileId } from './photo-files.ts'

/** The part of a drawing that the near view shows. */
const closeViewBox = 'viewBox="95 105 210 210"'

const specOf = (spec: PictureSpec, view: PictureView): PictureSpec => (view === 'piece' ? { ...spec, pack: 1 } : spec)

/** A product in one view. */
export const drawView = (spec: PictureSpec, view: PictureView): string => {
  const svg = drawProduct(specOf(spec, view))
  return view === 'close' ? svg.replace(/viewBox="[^"]*"/, closeViewBox) : svg
}

const drawProductOf = async (db: Db, code: string, view: PictureView): Promise<string | null> => {
  const [row] = await db.select({ picture: product.picture }).from(product).where(eq(product.code, code))
  return row === undefined ? null : drawView(row.picture, view)
}

interface BrandDrawing {
  readonly svg: string | null
  /** That never changes; null: none, because the brand became another one and is drawn as that. */
  readonly version: string | null
}

const drawBrandOf = async (db: Db, id: number): Promise<BrandDrawing> => {
  const [row] = await db.select().from(brand).where(eq(brand.id, id))
  if (row === undefined) return { svg: null, version: null }
  if (row.mergedInto !== null) return { ...(await drawBrandOf(db, row.mergedInto)), version: null }
  return { svg: drawBrandMark({ name: row.name, initials: row.latinName.slice(0, 2), seed: row.id }), version: brandPictureVersion(row) }
}

const drawBannerOf = async (db: Db, id: number): Promise<string | null> => {
  const [row] = await db.select().from(bannerDrawing).where(eq(bannerDrawing.id, id))
  return row === undefined ? null : drawBanner({ theme: row.theme, seed: row.id })
}

const drawLogoOf = async (db: Db, file: string): Promise<string | null> => {
  const [row] = await db.select().from(enterpriseGroup).where(eq(enterpriseGroup.logo, `/pictures/logo/${file}`))
  return row === undefined ? null : drawCustomerLogo({ name: row.name, seed: row.id })
}

/** Addresses carry the version of the drawings, so that a picture with the right one never changes. */
const pictureAnswer = (svg: string | null, version: string | undefined, current: string | null = pictureVersion): Response =>
  svg === null
    ? missing()
    : new Response(svg, {
        headers: {
          'Content-Type': 'image/svg+xml; charset=utf-8',
          // Open to everybody, so that a page of another origin can show them, an isolated one too.
          'Cross-Origin-Resource-Policy': 'cross-origin',
          'Cache-Control': version === current ? forGood : 'public, max-age=300',
        },
      })

const forGood = 'public, max-age=31536000, immutable'

const missing = (): Response => new Response('图片不存在', { status: 404, headers: { 'Content-Type': 'text/plain; charset=utf-8' } })

/** A version of a photo. The id of its bytes follows from all of its address, so that what is found never changes. */
const servePhoto = async (files: Deps['files'], hash: string, size: string, file: string): Promise<Response> => {
  const [width = 0, height = 0] = size.split('x').map(Number)
  const bytes = await files.get(await photoFileId({ hash, width, height }, file))
  if (bytes === null) return missing()
  return new Response(new Uint8Array(bytes), {
    headers: {
      'Content-Type': `image/${file.slice(file.indexOf('.') + 1)}`,
      'Content-Security-Policy': "default-src 'none'; sandbox",
      'Cross-Origin-Resource-Policy': 'cross-origin',
      'Cache-Control': forGood,
    },
  })
}

const photoFile = `\\d{1,4}\\.(?:${photoFormats.join('|')})`

const smallId = (file: string): number => Number(/^\d{1,9}/.exec(file)?.[0])

/**
 * `/pictures/…`: products (`{code}.svg`, `{code}-piece.svg`, `{code}-close.svg`), `photo/{hash}/{width}x{height}/{width}.{format}`,
 * `brand/{id}.svg`, `banner/{id}.svg` and `logo/{name}.svg`. Open to everybody.
 */
export const pictureRoutes = ({ db, files }: Pick<Deps, 'db' | 'files'>): Hono => {
  const app = new Hono()
  app.get('/brand/:file{\\d+\\.svg}', async (context) => {
    const { svg, version } = await drawBrandOf(db, smallId(context.req.param('file')))
    return pictureAnswer(svg, context.req.query('v'), version)
  })
  app.get('/banner/:file{\\d+\\.svg}', async (context) =>
    pictureAnswer(await drawBannerOf(db, smallId(context.req.param('file'))), context.req.query('v')))
  app.get('/logo/:file{[a-z\\d-]+\\.svg}', async (context) =>
    pictureAnswer(await drawLogoOf(db, context.req.param('file')), context.req.query('v')))
  app.get(`/photo/:hash{[0-9a-f]{32}}/:size{\\d{1,4}x\\d{1,4}}/:file{${photoFile}}`, async (context) => {
    const { hash, size, file } = context.req.param()
    return servePhoto(files, hash, size, file)
  })
  app.get('/:file{\\d{1,20}(-piece|-close)?\\.svg}', async (context) => {
    const [code = '', view = 'pack'] = context.req.param('file').replace('.svg', '').split('-')
    return pictureAnswer(await drawProductOf(db, code, view === 'piece' || view === 'close' ? view : 'pack'), context.req.query('v'))
  })
  return app
}
