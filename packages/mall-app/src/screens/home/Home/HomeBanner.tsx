import { photoSources, type Home } from '@mall/api/contract'
import { Link } from '@mall/ui/link'
import { mediaQueries } from '@mall/ui/theme'
import type { ComponentPropsWithRef } from 'react'
import { targetHref } from '../../../site/target-href.ts'
import * as S from './Home.styles.ts'

type Banner = Home['Banners'][number]

interface BannerPictureProps extends Pick<ComponentPropsWithRef<'img'>, 'fetchPriority' | 'height' | 'loading' | 'width'> {
  readonly banner: Banner
  readonly sizes: string
}

/** A drawing as it is; a photo in the width and format that suit the browser, cut around its focus. */
const BannerPicture = ({ banner: { ImageUrl, Alt, Focus }, sizes, ...rest }: BannerPictureProps) => {
  const photo = photoSources(ImageUrl)
  if (!photo) return <img src={ImageUrl} alt={Alt} {...rest} />
  const place = `${Focus.X}% ${Focus.Y}%`
  return (
    <picture style={{ display: 'contents' }}>
      <source type="image/avif" srcSet={photo.avif} sizes={sizes} />
      <img srcSet={photo.webp} sizes={sizes} src={ImageUrl} alt={Alt} {...rest} style={{ objectPosition: place, background: `url(${photo.standIn}) ${place}/cover no-repeat` }} />
    </picture>
  )
}

/** The first banner: words beside a picture, so that they are read whatever the picture is. */
export const HomeBanner = ({ banner, strip = false }: { readonly banner: Banner | undefined; readonly strip?: boolean }) => {
  if (!banner) return strip ? null : <S.BannerSpace aria-hidden="true" />
  return (
    <S.Hero as={Link} href={targetHref(banner.Target)} data-block="banner" data-strip={strip ? '' : undefined}>
      <S.HeroWords>
        <strong>{banner.Title}</strong>
        <span>{banner.Subtitle}</span>
      </S.HeroWords>
      <BannerPicture banner={banner} sizes={`${mediaQueries.tablet} 100vw, 768px`} width={768} height={strip ? 160 : 256} fetchPriority={strip ? undefined : 'high'} loading={strip ? 'lazy' : undefined} />
    </S.Hero>
  )
}

/** The other banners, in a row: a home page has five at most. */
export const SmallBanners = ({ banners }: { readonly banners: readonly Banner[] }) => {
  if (banners.length === 0) return null
  return (
    <S.SmallBanners data-many={banners.length > 3 ? '' : undefined}>
      {banners.slice(0, 4).map((banner) => (
        <S.SmallBanner as={Link} key={banner.Id} href={targetHref(banner.Target)} data-block="banner">
          <span>
            <strong>{banner.Title}</strong>
            {banner.Subtitle}
          </span>
          <BannerPicture banner={banner} sizes="240px" width={240} height={96} loading="lazy" />
        </S.SmallBanner>
      ))}
    </S.SmallBanners>
  )
}
