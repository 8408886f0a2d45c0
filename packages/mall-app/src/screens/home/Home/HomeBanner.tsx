import type { Home } from '@mall/api/contract'
import { Link } from '@mall/ui/link'
import { targetHref } from '../../../site/target-href.ts'
import * as S from './Home.styles.ts'

type Banner = Home['Banners'][number]

/** The first banner: words beside a picture, so that they are read whatever the picture is. */
export const HomeBanner = ({ banner, strip = false }: { readonly banner: Banner | undefined; readonly strip?: boolean }) => {
  if (!banner) return strip ? null : <S.BannerSpace aria-hidden="true" />
  return (
    <S.Hero as={Link} href={targetHref(banner.Target)} data-strip={strip ? '' : undefined}>
      <S.HeroWords>
        <strong>{banner.Title}</strong>
        <span>{banner.Subtitle}</span>
      </S.HeroWords>
      <img src={banner.ImageUrl} alt="" fetchPriority={strip ? undefined : 'high'} loading={strip ? 'lazy' : undefined} />
    </S.Hero>
  )
}

/** The other banners, in a row of three. */
export const SmallBanners = ({ banners }: { readonly banners: readonly Banner[] }) => {
  if (banners.length === 0) return null
  return (
    <S.SmallBanners>
      {banners.slice(0, 3).map((banner) => (
        <S.SmallBanner as={Link} key={banner.Id} href={targetHref(banner.Target)}>
          <span>
            <strong>{banner.Title}</strong>
            {banner.Subtitle}
          </span>
          <img src={banner.ImageUrl} alt="" width={240} height={96} loading="lazy" />
        </S.SmallBanner>
      ))}
    </S.SmallBanners>
  )
}
