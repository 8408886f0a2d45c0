import { http, HttpResponse } from 'msw'

/** What stands on the table, its ground, and the stand-in of both. */
const things = [
  { thing: '#2f6b4f', ground: '#c9c2b4', standIn: 'UklGRlAAAABXRUJQVlA4IEQAAADQAwCdASoYABIAPzmGulOvKSWisAgB4CcJYwC7ACHfv8clgUfWnMAA/orol1tkWP36eJPd8u2PBm7nA/JvIFEMtgAAAA==' },
  { thing: '#b3261e', ground: '#b9c4cc', standIn: 'UklGRlgAAABXRUJQVlA4IEwAAADQAwCdASoYABIAPzmGuVOvKSWisAgB4CcJZADAKCHfv8clgUfWnMAA/orol1tkzQI8IOoSMtB2AtES6lzeDbRbBoZeNFfSGNlE/2AA' },
  { thing: '#175e7a', ground: '#d8cbb0', standIn: 'UklGRlYAAABXRUJQVlA4IEoAAADQAwCdASoYABIAPzmIulOvKSWisAgB4CcJYgDLLCHfv8aDu1yXSAAA/q4+J/Qt3UPgE6F9yI0I3pyyaeH0NcIoTUooV4RsQAAAAA==' },
] as const

/** Addresses of photos as the server returns them, so many different ones. */
export const buildPhotos = (count: number): string[] =>
  Array.from({ length: count }, (_, at) => `/pictures/photo/${at.toString(16).padStart(32, '0')}/1280x960/640.webp#${things[at % things.length]?.standIn ?? ''}`)

/** Serves what those addresses show, drawn: a box on a table. */
export const photoHandler = http.get('/pictures/photo/:hash/:size/:file', ({ params }) => {
  const at = Number.parseInt(String(params.hash).slice(-4), 16)
  const { thing, ground } = things[at % things.length] ?? things[0]
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1280" height="960" viewBox="0 0 640 480"><path fill="${ground}" d="M0 0h640v480H0z"/><path opacity=".12" d="M0 330h640v150H0z"/><rect x="190" y="110" width="260" height="260" rx="18" fill="${thing}"/><path fill="#fff" opacity=".85" d="M230 ${160 + 12 * (at % 9)}h180v60H230z"/></svg>`
  return new HttpResponse(svg, { headers: { 'Content-Type': 'image/svg+xml' } })
})
