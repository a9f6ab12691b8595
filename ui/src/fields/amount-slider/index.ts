export { AmountSlider, type AmountSliderProps } from './amount-slider.js';
