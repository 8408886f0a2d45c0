import { shownBanners, type BannerViewer, type HomeContent } from '@mall/api/seller/contract'
import type { PageMark } from '../../../components/home/page-places.ts'
import type { Place } from './home-words.ts'

/** Whether a part of the page is not as another one. */
export const isOther = (part: unknown, other: unknown): boolean => JSON.stringify(part) !== JSON.stringify(other)

interface MarksOf {
  readonly content: HomeContent
  /** What buyers see now. */
  readonly live: HomeContent
  readonly viewer: BannerViewer
  readonly place: Place
  /** The chosen one of the banners. */
  readonly bannerAt: number
  readonly onChoose: (place: Place, bannerAt?: number) => void
}

/** The marks of a page that is older than what was typed: it does not show what was changed since. */
export const withoutChanges = (marks: readonly PageMark[]): PageMark[] => marks.map((mark) => ({ ...mark, isChanged: false }))

const blocksIn = (page: Document, kind: 'banner' | 'brands' | 'floor' | 'hot-words'): Element[] => [...page.querySelectorAll(`[data-block='${kind}']`)]

/** The blocks of the page as a viewer sees it. */
export const marksOf = ({ content, live, viewer, place, bannerAt, onChoose }: MarksOf): PageMark[] => [
  ...shownBanners(content.Banners, viewer).map((banner, shownAt): PageMark => {
    const at = content.Banners.indexOf(banner)
    return {
      key: `Banners.${at}`,
      name: `横幅 ${banner.Title.trim() === '' ? at + 1 : banner.Title}`,
      find: (page) => blocksIn(page, 'banner')[shownAt],
      isChosen: place === 'Banners' && bannerAt === at,
      isChanged: live.Banners.every((one) => isOther(one, banner)),
      onChoose: () => onChoose('Banners', at),
    }
  }),
  ...content.Floors.flatMap((floor, at): PageMark[] =>
    floor.Hidden
      ? []
      : [{
          key: `Floors.${at}`,
          name: `楼层 ${floor.Name.trim() === '' ? at + 1 : floor.Name}`,
          find: (page) => blocksIn(page, 'floor').find((block) => block.querySelector('h2')?.textContent.trim() === floor.Name.trim()),
          isChosen: place === `Floors.${at}`,
          isChanged: isOther(floor, live.Floors[at]),
          onChoose: () => onChoose(`Floors.${at}`),
        }],
  ),
  { key: 'Brands', name: '合作品牌', find: (page) => blocksIn(page, 'brands')[0], isChosen: place === 'Brands', isChanged: content.Brands !== live.Brands, onChoose: () => onChoose('Brands') },
  { key: 'HotWords', name: '热词', find: (page) => blocksIn(page, 'hot-words')[0], isChosen: place === 'HotWords', isChanged: isOther(content.HotWords, live.HotWords), onChoose: () => onChoose('HotWords') },
]
