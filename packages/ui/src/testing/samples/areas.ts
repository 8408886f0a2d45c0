import type { CascaderNode } from '../../cascader/index.ts'

/** A few provinces, cities and districts. */
export const sampleAreas: readonly CascaderNode[] = [
  {
    id: '440000',
    label: '广东省',
    children: [
      {
        id: '440100',
        label: '广州市',
        children: [{ id: '440106', label: '天河区' }, { id: '440104', label: '越秀区' }],
      },
      {
        id: '440300',
        label: '深圳市',
        children: [{ id: '440305', label: '南山区' }, { id: '440304', label: '福田区' }, { id: '440307', label: '龙岗区', disabled: true }],
      },
    ],
  },
  { id: '310000', label: '上海市', children: [{ id: '310100', label: '上海市', children: [{ id: '310115', label: '浦东新区' }, { id: '310104', label: '徐汇区' }] }] },
  {
    id: '540000',
    label: '西藏自治区',
    children: [{ id: '540100', label: '拉萨市', children: [{ id: '540171', label: '格尔木藏青工业园区及拉萨经济技术开发区' }] }],
  },
]
