import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { initWasm, Resvg } from '@resvg/resvg-wasm'
import type { Rasterize } from '../../catalogue/search/image/describe-drawings.ts'

let ready: Promise<void> | undefined

/** Loads the SVG renderer once per process. */
export const createRasterizer = async (): Promise<Rasterize> => {
  ready ??= readFile(fileURLToPath(import.meta.resolve('@resvg/resvg-wasm/index_bg.wasm'))).then((wasm) => initWasm(wasm))
  await ready
  return (svg, width) => {
    const renderer = new Resvg(svg, { fitTo: { mode: 'width', value: width } })
    const image = renderer.render()
    try {
      return { width: image.width, height: image.height, data: image.pixels.slice() }
    } finally {
      image.free()
      renderer.free()
    }
  }
}
