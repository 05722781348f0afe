#!/usr/bin/env bash
# ./clip.sh  makes public/pictures/intro.{webm,mp4} and intro-poster.avif from the hero: an 8 s loop, day to dusk and back.
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
ffmpeg -loglevel error -y -i "$out/clip.mkv" -frames:v 1 "$out/intro-poster.png"
node -e 'const sharp=require(process.env.ART_SCRATCH+"/node_modules/sharp");sharp(process.argv[1]).avif({quality:54,effort:6}).toFile(process.argv[2])' "$out/intro-poster.png" "$pictures/intro-poster.avif"
ls -l "$pictures"/intro*
