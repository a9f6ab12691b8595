import sharp from 'sharp';
import { randomFrom } from './random.ts';

const skins = ['#5b3a26', '#6f4630', '#835437', '#9a6645', '#b07a55', '#c99673'] as const;
const hairs = ['#14100e', '#1d1512', '#2a1d17', '#3a332f'] as const;
const shirts = ['#2f4a6d', '#7a2e35', '#39603f', '#d8d4c8', '#4b4453', '#8a6d2f'] as const;
const walls = ['#c9ced2', '#d6d0c4', '#b9c4bd', '#c8c2cf'] as const;

/**
 * A portrait of an invented person with soft shades, so that face detectors find a face. The same seed is
 * always the same person. Returns SVG of 600 by 800.
 */
export function faceSvg(seed: number): string {
  const random = randomFrom(seed);
  const skin = random.one(skins);
  const hair = random.one(hairs);
  const shirt = random.one(shirts);
  const wall = random.one(walls);
  const face = { width: random.real(148, 172), height: random.real(205, 228) };
  const eyes = { apart: random.real(66, 78), y: random.real(366, 380), width: random.real(29, 35) };
  const brow = { lift: random.real(34, 42), thick: random.real(8, 13), arch: random.real(6, 16) };
  const nose = { width: random.real(28, 40), y: random.real(452, 468) };
  const mouth = { width: random.real(54, 70), y: random.real(518, 532), lip: random.real(13, 20) };
  const hairline = random.real(238, 264);
  const bulk = random.real(10, 44);
  const beard = random.whole(0, 2) === 0;
  const { width, height } = face;
  const middle = 410;
  const top = middle - height;

  const head = `M300 ${top} C${300 + width * 0.95} ${top} ${300 + width * 1.06} ${middle - 70} ${300 + width} ${middle + 10}
    C${300 + width * 0.94} ${middle + 120} ${300 + width * 0.55} ${middle + height} 300 ${middle + height}
    C${300 - width * 0.55} ${middle + height} ${300 - width * 0.94} ${middle + 120} ${300 - width} ${middle + 10}
    C${300 - width * 1.06} ${middle - 70} ${300 - width * 0.95} ${top} 300 ${top} Z`;

  const eye = (side: -1 | 1) => {
    const x = 300 + side * eyes.apart;
    const { y, width: w } = eyes;
    const almond = `M${x - w} ${y + 2} Q${x} ${y - w * 0.62} ${x + w} ${y + 1} Q${x} ${y + w * 0.5} ${x - w} ${y + 2} Z`;
    const browY = y - brow.lift;
    return `
    <ellipse cx="${x}" cy="${y - 4}" rx="${w * 1.55}" ry="${w * 1.05}" fill="#000" opacity="0.3" filter="url(#soft)"/>
    <clipPath id="eye${side}"><path d="${almond}"/></clipPath>
    <path d="${almond}" fill="#efe9e2"/>
    <g clip-path="url(#eye${side})">
      <circle cx="${x}" cy="${y - 1}" r="${w * 0.45}" fill="#2b1a10"/>
      <circle cx="${x}" cy="${y - 1}" r="${w * 0.22}" fill="#050302"/>
      <circle cx="${x + 5}" cy="${y - 6}" r="3.4" fill="#fff" opacity="0.9"/>
      <rect x="${x - w}" y="${y - w * 0.7}" width="${w * 2}" height="${w * 0.42}" fill="#000" opacity="0.35"/>
    </g>
    <path d="M${x - w} ${y + 2} Q${x} ${y - w * 0.62} ${x + w} ${y + 1}" fill="none" stroke="#120a07" stroke-width="4"/>
    <path d="M${x - w + 4} ${y + 20} Q${x} ${y + w * 0.85} ${x + w - 4} ${y + 19}" fill="none" stroke="#000" stroke-width="3" opacity="0.22" filter="url(#fine)"/>
    <path d="M${x - side * w * 1.25} ${browY + 6} Q${x + side * 4} ${browY - brow.arch} ${x + side * w * 1.35} ${browY + 8}"
      fill="none" stroke="${hair}" stroke-width="${brow.thick}" stroke-linecap="round" opacity="0.9" filter="url(#fine)"/>`;
  };

  return `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="800" viewBox="0 0 600 800">
  <defs>
    <filter id="soft" x="-60%" y="-60%" width="220%" height="220%"><feGaussianBlur stdDeviation="14"/></filter>
    <filter id="fine" x="-30%" y="-60%" width="160%" height="220%"><feGaussianBlur stdDeviation="2"/></filter>
    <radialGradient id="light" cx="0.42" cy="0.36" r="0.75">
      <stop offset="0" stop-color="#fff" stop-opacity="0.3"/><stop offset="0.55" stop-color="#fff" stop-opacity="0.04"/>
      <stop offset="1" stop-color="#000" stop-opacity="0.42"/>
    </radialGradient>
    <linearGradient id="wall" x1="0" y1="0" x2="1" y2="1">
      <stop offset="0" stop-color="#fff" stop-opacity="0.35"/><stop offset="1" stop-color="#000" stop-opacity="0.18"/>
    </linearGradient>
    <pattern id="stripes" width="22" height="22" patternUnits="userSpaceOnUse"><rect width="22" height="5" fill="#fff" opacity="0.5"/></pattern>
    <clipPath id="head"><path d="${head}"/></clipPath>
  </defs>
  <rect width="600" height="800" fill="${wall}"/><rect width="600" height="800" fill="url(#wall)"/>
  <ellipse cx="300" cy="${top + height * 0.62}" rx="${width + bulk}" ry="${height * 0.7 + bulk}" fill="${hair}" filter="url(#fine)"/>
  <path d="M30 800 C40 700 150 672 228 648 L372 648 C450 672 560 700 570 800 Z" fill="${shirt}"/>
  <path d="M30 800 C40 700 150 672 228 648 L372 648 C450 672 560 700 570 800 Z" fill="url(#stripes)"/>
  <path d="M222 560 L222 660 Q300 726 378 660 L378 560 Z" fill="${skin}"/>
  <path d="M222 580 Q300 690 378 580 L378 640 Q300 700 222 640 Z" fill="#000" opacity="0.35" filter="url(#soft)"/>
  <ellipse cx="${300 - width}" cy="404" rx="20" ry="44" fill="${skin}"/><ellipse cx="${300 + width}" cy="404" rx="20" ry="44" fill="${skin}"/>
  <ellipse cx="${300 - width}" cy="406" rx="10" ry="28" fill="#000" opacity="0.25" filter="url(#fine)"/>
  <ellipse cx="${300 + width}" cy="406" rx="10" ry="28" fill="#000" opacity="0.25" filter="url(#fine)"/>
  <path d="${head}" fill="${skin}"/><path d="${head}" fill="url(#light)"/>
  <g clip-path="url(#head)">
    <path d="M100 150 H500 V${hairline + 70} Q460 ${hairline} 300 ${hairline} Q140 ${hairline} 100 ${hairline + 70} Z" fill="${hair}" filter="url(#fine)"/>
    <ellipse cx="${300 - width * 0.62}" cy="474" rx="42" ry="58" fill="#fff" opacity="0.08" filter="url(#soft)"/>
    <ellipse cx="${300 + width * 0.62}" cy="474" rx="42" ry="58" fill="#000" opacity="0.16" filter="url(#soft)"/>
    ${beard ? `<path d="M${300 - width} 470 Q${300 - width * 0.8} 520 ${300 - mouth.width} 500 Q300 486 ${300 + mouth.width} 500 Q${300 + width * 0.8} 520 ${300 + width} 470 V700 H${300 - width} Z" fill="${hair}" opacity="0.45" filter="url(#soft)"/>` : ''}
    ${eye(-1)}${eye(1)}
    <path d="M${300 - 15} ${eyes.y - 6} Q${300 - 12} ${nose.y - 40} ${300 - nose.width} ${nose.y}" fill="none" stroke="#000" stroke-width="8" opacity="0.2" filter="url(#soft)"/>
    <path d="M${300 + 16} ${eyes.y - 10} Q${300 + 10} ${nose.y - 40} ${300 + nose.width} ${nose.y}" fill="none" stroke="#000" stroke-width="12" opacity="0.3" filter="url(#soft)"/>
    <ellipse cx="296" cy="${nose.y - 40}" rx="8" ry="46" fill="#fff" opacity="0.22" filter="url(#fine)"/>
    <ellipse cx="300" cy="${nose.y - 6}" rx="${nose.width * 0.6}" ry="15" fill="#fff" opacity="0.12" filter="url(#fine)"/>
    <path d="M${300 - nose.width} ${nose.y - 12} Q${300 - nose.width - 6} ${nose.y + 12} ${300 - nose.width * 0.5} ${nose.y + 8} Q300 ${nose.y + 22} ${300 + nose.width * 0.5} ${nose.y + 8} Q${300 + nose.width + 6} ${nose.y + 12} ${300 + nose.width} ${nose.y - 12}"
      fill="none" stroke="#1a0d07" stroke-width="4" opacity="0.6" filter="url(#fine)"/>
    <ellipse cx="${300 - nose.width * 0.48}" cy="${nose.y + 6}" rx="9" ry="5" fill="#120805" opacity="0.85" filter="url(#fine)"/>
    <ellipse cx="${300 + nose.width * 0.48}" cy="${nose.y + 6}" rx="9" ry="5" fill="#120805" opacity="0.85" filter="url(#fine)"/>
    <path d="M${300 - mouth.width} ${mouth.y} Q${300 - 20} ${mouth.y - mouth.lip - 5} 300 ${mouth.y - mouth.lip + 4} Q320 ${mouth.y - mouth.lip - 5} ${300 + mouth.width} ${mouth.y} Q300 ${mouth.y + mouth.lip * 2} ${300 - mouth.width} ${mouth.y} Z"
      fill="#7d3b36" opacity="0.85" filter="url(#fine)"/>
    <path d="M${300 - mouth.width} ${mouth.y} Q300 ${mouth.y + 8} ${300 + mouth.width} ${mouth.y}" fill="none" stroke="#2a0f0c" stroke-width="4" opacity="0.85"/>
    <ellipse cx="300" cy="${mouth.y + mouth.lip * 0.75}" rx="${mouth.width * 0.4}" ry="5" fill="#fff" opacity="0.2" filter="url(#fine)"/>
    <ellipse cx="300" cy="${mouth.y + mouth.lip * 2 + 6}" rx="${mouth.width * 0.7}" ry="8" fill="#000" opacity="0.25" filter="url(#soft)"/>
  </g>
</svg>`;
}

/** The selfie of the person of `seed`: a JPEG of 600 by 800. */
export async function drawFace(seed: number): Promise<Buffer> {
  return sharp(Buffer.from(faceSvg(seed)))
    .flatten()
    .jpeg({ quality: 90 })
    .toBuffer();
}
