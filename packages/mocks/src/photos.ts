import { drawProduct, pictureKinds } from '@mall/pictures'
import { http, HttpResponse, type HttpHandler } from 'msw'

/** What can be in a photo. */
export type PhotoSubject = 'paper-ream' | 'fountain-pen'

/** The colour of what stands on the table, its ground, and the stand-in of both. */
const things = [
  { thing: '#2f6b4f', ground: '#c9c2b4', standIn: 'UklGRlAAAABXRUJQVlA4IEQAAADQAwCdASoYABIAPzmGulOvKSWisAgB4CcJYwC7ACHfv8clgUfWnMAA/orol1tkWP36eJPd8u2PBm7nA/JvIFEMtgAAAA==' },
  { thing: '#b3261e', ground: '#b9c4cc', standIn: 'UklGRlgAAABXRUJQVlA4IEwAAADQAwCdASoYABIAPzmGuVOvKSWisAgB4CcJZADAKCHfv8clgUfWnMAA/orol1tkzQI8IOoSMtB2AtES6lzeDbRbBoZeNFfSGNlE/2AA' },
  { thing: '#175e7a', ground: '#d8cbb0', standIn: 'UklGRlYAAABXRUJQVlA4IEoAAADQAwCdASoYABIAPzmIulOvKSWisAgB4CcJYgDLLCHfv8aDu1yXSAAA/q4+J/Qt3UPgE6F9yI0I3pyyaeH0NcIoTUooV4RsQAAAAA==' },
] as const

/** Addresses of photos of such a thing as the server returns them, so many different ones; `defaultHandlers` serve what they show. */
export const buildPhotos = (count: number, kind: PhotoSubject = 'paper-ream'): string[] =>
  Array.from({ length: count }, (_, at) => {
    const hash = `${pictureKinds.indexOf(kind).toString(16).padStart(4, '0')}${at.toString(16).padStart(28, '0')}`
    return `/pictures/photo/${hash}/1280x960/640.webp#${things[at % things.length]?.standIn ?? ''}`
  })

/** A drawing stands on paper, a thing in a photo on a table. */
const paper = /<rect class="paper"[^>]*\/>/

/** Serves what those addresses show, drawn: the thing on a table. */
export const photoHandler: HttpHandler = http.get('/pictures/photo/:hash/:size/:file', ({ params }) => {
  const hash = String(params.hash)
  const [kind, at] = [pictureKinds[Number.parseInt(hash.slice(0, 4), 16)] ?? 'paper-ream', Number.parseInt(hash.slice(-4), 16)]
  const { thing, ground } = things[at % things.length] ?? things[0]
  const drawn = drawProduct({ kind, colour: kind === 'paper-ream' ? 'white' : thing, accent: thing, seed: at + 1 }).replace(paper, '').replace('width="400" height="400"', 'x="120" y="40" width="400" height="400"')
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1280" height="960" viewBox="0 0 640 480"><path fill="${ground}" d="M0 0h640v480H0z"/><path opacity=".12" d="M0 330h640v150H0z"/>${drawn}</svg>`
  return new HttpResponse(svg, { headers: { 'Content-Type': 'image/svg+xml' } })
})
