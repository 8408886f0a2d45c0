import { drawProduct, toDataUrl, type PictureSpec } from '@mall/pictures'

/** What a name says a product is. The first that fits: a carton of paper is no ream, a stapler's staples are no stapler. */
const subjects: readonly (readonly [words: RegExp, picture: Pick<PictureSpec, 'kind' | 'colour'> & Partial<PictureSpec>])[] = [
  [/纸.*[包盒]\/箱/, { kind: 'paper-carton', colour: 'kraft' }],
  [/复印纸|打印纸/, { kind: 'paper-ream', colour: 'white', accent: 'azurite' }],
  [/擦手纸|抽纸|面巾纸/, { kind: 'tissue-box', colour: 'sky' }],
  [/笔记本/, { kind: 'notebook', colour: 'navy' }],
  [/便利贴/, { kind: 'sticky-notes', colour: 'lemon' }],
  [/白板笔|马克笔/, { kind: 'marker', colour: 'ink' }],
  [/钢笔/, { kind: 'fountain-pen', colour: 'navy' }],
  [/中性笔|签字笔|圆珠笔/, { kind: 'gel-pen', colour: 'ink' }],
  [/订书钉/, { kind: 'staples', colour: 'silver' }],
  [/订书机/, { kind: 'stapler', colour: 'azurite' }],
  [/长尾夹/, { kind: 'binder-clip', colour: 'ink' }],
  [/档案盒|整理箱/, { kind: 'file-box', colour: 'azurite' }],
  [/档案夹|文件夹/, { kind: 'folder', colour: 'azurite' }],
  [/硒鼓|粉盒/, { kind: 'toner', colour: 'graphite' }],
  [/打印机/, { kind: 'printer', colour: 'graphite' }],
  [/碎纸机/, { kind: 'shredder', colour: 'graphite' }],
  [/U盘/, { kind: 'usb-stick', colour: 'silver' }],
  [/白板/, { kind: 'whiteboard', colour: 'silver' }],
  [/椅/, { kind: 'office-chair', colour: 'graphite' }],
  [/工位桌|办公桌/, { kind: 'desk', colour: 'oak' }],
  [/胶带/, { kind: 'tape', colour: 'amber' }],
  [/喷墨纸/, { kind: 'paper-ream', colour: 'white', accent: 'coral' }],
  [/纸杯/, { kind: 'paper-cups', colour: 'cream' }],
  [/鼠标垫/, { kind: 'mouse-pad', colour: 'graphite' }],
  [/插线板/, { kind: 'power-strip', colour: 'white' }],
  [/洗手液/, { kind: 'hand-soap', colour: 'jade' }],
  [/保温杯|水杯/, { kind: 'thermos', colour: 'teal' }],
  [/铁观音|茶/, { kind: 'tea-tin', colour: 'green' }],
]

const colours: readonly (readonly [word: string, colour: PictureSpec['colour']])[] = [
  ['深蓝', 'navy'], ['黑', 'ink'], ['红', 'cinnabar'], ['蓝', 'azurite'], ['绿', 'green'], ['白色', 'white'], ['银', 'silver'],
]

const seedOf = (name: string): number => [...name].reduce((sum, one) => (sum * 31 + (one.codePointAt(0) ?? 0)) % 100_003, 7)

/** The address of a drawing of what a product's name says, in its colour: a story's goods look like what they are called. */
export const drawingOf = (name: string): string => {
  const picture = subjects.find(([words]) => words.test(name))?.[1]
  if (picture === undefined) throw new Error(`No drawing fits “${name}”: its name says no kind of product that can be drawn.`)
  const colour = picture.kind.startsWith('paper-') ? undefined : colours.find(([word]) => name.includes(word))?.[1]
  const label = /A[34]|\d\.\dmm|\d+GB/.exec(name)?.[0]
  return toDataUrl(drawProduct({ ...picture, ...(colour === undefined ? {} : { colour }), ...(label === undefined ? {} : { label: label.replace('mm', '') }), seed: seedOf(name) }))
}
