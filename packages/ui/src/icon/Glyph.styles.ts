import { styled } from 'styled-components'

export const Svg = styled.svg`
  display: block;
  flex: none;
  fill: none;
  stroke: currentColor;
  stroke-width: 1.5;
  stroke-linecap: round;
  stroke-linejoin: round;

  path {
    vector-effect: non-scaling-stroke;
  }
  &[data-filled] {
    fill: currentColor;
  }
  &[data-mirrored]:dir(rtl) {
    transform: scaleX(-1);
  }
`
