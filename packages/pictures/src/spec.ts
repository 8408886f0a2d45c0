import type { ColourName } from './colour.ts'

/** Every kind of product that can be drawn. The catalogue stores these names, so a kind is never renamed. */
export const pictureKinds = [
  // 书写
  'ballpoint',
  'gel-pen',
  'fountain-pen',
  'pencil',
  'marker',
  'highlighter',
  'eraser',
  'ruler',
  'brush',
  // 纸品
  'paper-ream',
  'paper-carton',
  'notebook',
  'sticky-notes',
  'envelope',
  'label-roll',
  // 文件收纳
  'binder',
  'folder',
  'document-bag',
  'file-box',
  // 桌面工具
  'stapler',
  'hole-punch',
  'scissors',
  'cutter',
  'tape',
  'glue-stick',
  'paper-clips',
  'calculator',
  'stamp',
  'pen-holder',
  // 打印与设备
  'toner',
  'ink-cartridge',
  'printer',
  'shredder',
  'projector',
  'laminator',
  // 数码
  'keyboard',
  'mouse',
  'usb-stick',
  'cable',
  'power-strip',
  'headset',
  'monitor',
  'hard-drive',
  'router',
  'webcam',
  'battery',
  // 家具与陈设
  'office-chair',
  'desk',
  'cabinet',
  'whiteboard',
  'lamp',
  'plant',
  // 生活与清洁
  'tissue-box',
  'hand-soap',
  'cleaning-spray',
  'mop-bucket',
  'trash-bin',
  'bin-bags',
  'towel',
  // 茶歇
  'coffee-jar',
  'tea-tin',
  'water-bottle',
  'water-carton',
  'paper-cups',
  'snack-box',
  'thermos',
  // 劳保与礼品
  'first-aid-kit',
  'gloves',
  'helmet',
  'safety-vest',
  'mask-box',
  'safety-goggles',
  'umbrella',
  'gift-box',
  'backpack',
  // 设施与工具
  'toolbox',
  'fire-extinguisher',
  'water-jug',
  'water-dispenser',
  'hand-truck',
  'ladder',
  'rack',
  'safe',
  'screwdriver',
  'scale',
  'thermometer',
  'speaker',
  'standee',
  'trophy',
  // 日用
  'kettle',
  'glass-cup',
  'light-bulb',
  'flashlight',
  'binder-clip',
  'correction-tape',
  'cushion',
  'grain-bag',
  'clipboard',
  'broom',
  'light-tube',
  'badge',
  'tin',
  // 电子小件
  'voice-recorder',
  'presenter',
  'microphone',
  'power-bank',
  'charger',
  'memory-card',
  'network-switch',
  'laptop-stand',
  'time-clock',
  'blood-pressure',
  'mouse-pad',
  'projection-screen',
  'hand-dryer',
  'panel-light',
  'wall-socket',
  'water-filter',
  // 杂项
  'sharpener',
  'tape-measure',
  'paper-trimmer',
  'staples',
  'magnets',
  'card-box',
  'cable-ties',
  'squeegee',
  'ink-pad',
  'oil-bottle',
  'briefcase',
  'crate',
  'jacket',
  'table-sign',
  'letter-tray',
  'paper-roll',
  // 零食速食
  'sunflower-seeds',
  'peanuts',
  'dried-strawberries',
  'dried-mango',
  'dried-plums',
  'mints',
  'nougat',
  'hard-candy',
  'mixed-nuts',
  'bread',
  'sponge-cake',
  'wafers',
  'egg-rolls',
  'chocolate',
  'noodle-cup',
  'rice-box',
  'porridge',
  // 健康清洁
  'earplugs',
  'earmuffs',
  'plasters',
  'cotton-swabs',
  'bandage',
  'gauze',
  'dustpan',
  'broom-set',
  'jug',
  'jerry-can',
  'cleaner-bottle',
  'toilet-cleaner',
  'aerosol',
  'wet-wipes',
  'sponge',
  'stick-thermometer',
  'neck-massager',
  // 办公小件
  'refill',
  'ink-bottle',
  'toner-bottle',
  'monitor-arm',
  'monitor-riser',
  'cork-board',
  'photo-wall',
  'ornament',
  'reed-diffuser',
  'sealant',
  'glue-tube',
  'super-glue',
  'tape-gun',
  'tape-dispenser',
  'banknote-counter',
  'banknote-detector',
  'flatbed-scanner',
  'document-scanner',
  'labeller',
  'emergency-light',
  'battery-aaa',
  'battery-9v',
  'keyboard-mouse',
  'glue-bottle',
  // 家具陈设
  'task-chair',
  'meeting-chair',
  'pedestal',
  'seat-pedestal',
  'locker',
  'glass-cabinet',
  'file-rack',
  'wall-switch',
  'banner',
] as const

export type PictureKind = (typeof pictureKinds)[number]

/** The pattern on the product's surface. Kinds without a surface ignore it. */
export const picturePatterns = ['plain', 'stripe', 'dots', 'grid', 'band'] as const

export type PicturePattern = (typeof picturePatterns)[number]

/** Everything a picture depends on, as plain JSON. The same spec gives the same bytes. */
export interface PictureSpec {
  readonly kind: PictureKind
  /** The body's colour: a name of `colours`, or `#rrggbb`. Anything else falls back to ink. */
  readonly colour: ColourName | (string & {})
  /** Second colour (caps, labels, screens); chosen from the seed when absent. */
  readonly accent?: ColourName | (string & {})
  /** Proportions of the product; `m` when absent. */
  readonly size?: 's' | 'm' | 'l'
  /** How large it is drawn within its size, at most 1, which it is when absent. */
  readonly scale?: number
  /** Number of pieces in the sales unit, 1 when absent. Up to 12 are drawn; above, the picture shows the number. */
  readonly pack?: number
  /** Draws the copies of a pack in different colours instead of all in `colour`. */
  readonly assorted?: boolean
  /** How many doors, drawers, tiers, screens or switches it has, on kinds that have some. */
  readonly parts?: number
  /** Drawn on the surface where the kind has one; chosen from the seed when absent. */
  readonly pattern?: PicturePattern
  /** Short text on the pack, e.g. `A4 70g` or `0.5`; at most 8 characters are drawn. */
  readonly label?: string
  /** Seed of small random variations: proportions, details. */
  readonly seed: number
}
