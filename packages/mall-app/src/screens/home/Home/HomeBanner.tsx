import type { Home } from '@mall/api/contract'
import { Link } from '@mall/ui/link'
import { targetHref } from '../../../lib/target-href.ts'
import * as S from './Home.styles.ts'

/** The first banner large, the others as cards below it: everything is there at once, nothing moves. */
export const HomeBanner = ({ banners: [first, ...others] }: { readonly banners: Home['Banners'] }) => {
  if (!first) return <S.BannerSpace aria-hidden="true" />
  return (
    <S.Banners>
      <S.Hero as={Link} href={targetHref(first.Target)}>
        <img src={first.ImageUrl} alt="" width={760} height={300} fetchPriority="high" />
        <S.HeroWords>
          <strong>{first.Title}</strong>
          <span>{first.Subtitle}</span>
        </S.HeroWords>
      </S.Hero>
      <S.SmallBanners>
        {others.slice(0, 3).map((banner) => (
          <S.SmallBanner as={Link} key={banner.Id} href={targetHref(banner.Target)}>
            <img src={banner.ImageUrl} alt="" width={240} height={96} loading="lazy" />
            <span>
              <strong>{banner.Title}</strong>
              {banner.Subtitle}
            </span>
          </S.SmallBanner>
        ))}
      </S.SmallBanners>
    </S.Banners>
  )
}
