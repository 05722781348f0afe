#!/usr/bin/env bash
# ./clip.sh  makes public/pictures/intro.{webm,mp4} and its posters from the open house: an 8 s loop, day to dusk and back.
set -euo pipefail
here="$(cd "$(dirname "$0")" && pwd)"
export ART_SCRATCH="${ART_SCRATCH:-$here/.scratch}"
out="$ART_SCRATCH/out"
pictures="$here/../public/pictures"
for lib in denoise warp; do
  gcc -O3 -march=native -ffast-math -fopenmp -shared -fPIC -o "$ART_SCRATCH/$lib.so" "$here/kit/$lib.c" -lm
done
export PYTHONDONTWRITEBYTECODE=1
blender -b --python-exit-code 1 -P "$here/kit/clip_keys.py" >"$ART_SCRATCH/raw/clip.log" 2>&1
python3 "$here/kit/clip.py" 96
loop='[0:v]split[a][b];[b]reverse[r];[a][r]concat=n=2'
ffmpeg -loglevel error -y -i "$out/clip.mkv" -filter_complex "$loop" -an -c:v libsvtav1 -crf 38 -preset 6 -pix_fmt yuv420p "$pictures/intro.webm"
ffmpeg -loglevel error -y -i "$out/clip.mkv" -filter_complex "$loop" -an -c:v libx264 -crf 27 -preset slow -pix_fmt yuv420p -movflags +faststart "$pictures/intro.mp4"
# The posters are the first frame and the last of the first half.
ffmpeg -loglevel error -y -i "$out/clip.mkv" -frames:v 1 "$out/intro-day.png"
ffmpeg -loglevel error -y -sseof -0.05 -i "$out/clip.mkv" -frames:v 1 "$out/intro-dusk.png"
node -e '
  const sharp = require(process.env.ART_SCRATCH + "/node_modules/sharp"), [out, to] = process.argv.slice(1);
  for (const mode of ["day", "dusk"]) {
    const frame = sharp(`${out}/intro-${mode}.png`);
    for (const width of [400, 640]) void frame.clone().resize(width).avif({ quality: 56, effort: 6 }).toFile(`${to}/intro-${mode}-${width}.avif`);
  }
  void sharp(`${out}/intro-day.png`).webp({ quality: 78, effort: 6 }).toFile(`${to}/intro-day-640.webp`);
' "$out" "$pictures"
ls -l "$pictures"/intro*
